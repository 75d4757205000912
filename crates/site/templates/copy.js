// Adds a button that copies the name before it. Without a clipboard, there is no button.
(function () {
  "use strict";
  if (!navigator.clipboard) {
    return;
  }
  function add(code) {
    var button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", code.parentNode.tagName === "PRE" ? "Copy the code" : "Copy " + code.textContent);
    button.addEventListener("click", function () {
      navigator.clipboard.writeText(code.textContent).then(function () {
        button.textContent = "Copied";
        setTimeout(function () {
          button.textContent = "Copy";
        }, 1500);
      });
    });
    code.insertAdjacentElement("afterend", button);
  }
  document.querySelectorAll(".copies code").forEach(add);
})();
