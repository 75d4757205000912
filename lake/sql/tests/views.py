"""Computes what the views state from the lines of `etwspec dump --format json`, without SQL.

Usage: views.py DUMP DIR [VIEW ...], where DIR contains the rows of each view as VIEW.json. Exit status 1 if a view differs.
"""

import collections
import json
import re
import sys

DOTNET = "e13c0d23-ccbc-4e12-931b-d9cc2eee27e4"
PROCESSES = "22fb2cd6-0e7b-422b-a0c7-2fad1fd0e716"
LOSSES = "6a399ae0-4bc6-4de9-870b-3657f8947e7e"
RUNDOWN = "a669021c-c450-4609-a035-5af59af4df18"
JSCRIPT = "57277741-3638-4a4b-bdba-0ac6e45da56c"


def number(value):
    """A number of JSON, whether it is a number, decimal text or hexadecimal text."""
    if value is None or isinstance(value, (int, float)):
        return value
    return int(value, 16) if value.startswith("0x") else int(value)


def session(value):
    """The ID of a session. The greatest number of 32 bits is none."""
    return None if number(value) == 0xFFFFFFFF else number(value)


def time(text):
    """The same text for the same time, whatever the number of digits."""
    if text is None:
        return None
    head, _, tail = text.rstrip("Z").partition(".")
    return head + "." + tail.ljust(9, "0")


def nanoseconds(text):
    """Nanoseconds within a few days, for differences."""
    import datetime

    head, tail = time(text).split(".")
    seconds = datetime.datetime.fromisoformat(head + "+00:00").timestamp()
    return int(seconds) * 10**9 + int(tail)


def most(values):
    values = [value for value in values if value is not None]
    return max(values) if values else None


class Trace:
    def __init__(self, path):
        self.events = [json.loads(line) for line in open(path, encoding="utf-8")]
        self.damage = [event for event in self.events if "damage" in event]
        self.by_hook = collections.defaultdict(list)
        self.by_community = collections.defaultdict(list)
        for event in self.events:
            if "hook" in event:
                self.by_hook[event["hook"]].append(event)
            if "community_name" in event:
                self.by_community[event["community_name"]].append(event)
        self.drives = {}
        for event in self.by_community["SysConfig/VolumeMapping"]:
            if event["data"]["NtPath"]:
                self.drives.setdefault(event["data"]["NtPath"], event["data"]["DosPath"])
        for event in self.by_community["SysConfig/SystemPaths"]:
            drive, _, folder = event["data"]["SystemWindowsDirectory"].partition(":")
            if drive and folder:
                self.drives.setdefault(folder, f"{drive}:{folder}")
        self.lifetimes = self.find_lifetimes()
        named = collections.defaultdict(list)
        for of in self.lifetimes:
            if of["name"]:
                named[of["pid"]].append(of)
        first = lambda of: (of["start"] is not None, of["start"] or "")
        self.names = {pid: sorted(all, key=first)[-1]["name"] for pid, all in named.items()}
        self.thread_spans = self.find_threads()

    def data(self, *hooks):
        for hook in hooks:
            for event in self.by_hook[hook]:
                if "data" in event:
                    yield event, event["data"]

    def dos(self, path):
        """The path of programs for a path of the kernel: the longest prefix of whole components is replaced."""
        # Drives that redirectors map: the share follows the drive and its session.
        share = re.match(r"\\Device\\Mup\\[^\\]+\\;[A-Za-z]:[^\\]*\\(.+)", path or "")
        if share:
            return "\\\\" + share[1]
        fits = lambda device: path.lower().startswith(device.lower()) and (
            device.endswith("\\") or path[len(device) :][:1] in ("", "\\")
        )
        fitting = [device for device in self.drives if path is not None and fits(device)]
        device = max(fitting, key=len, default=None)
        return None if device is None else self.drives[device] + path[len(device) :]

    def process_events(self):
        """Time, rank, and what is stated, of events of both providers: rank 0 is a start, 1 an end, 2 and 3 are rundowns."""
        for hook, rank in [("0x0301", 0), ("0x0302", 1), ("0x0303", 2), ("0x0304", 3), ("0x0327", 1)]:
            for event, data in self.data(hook):
                yield time(event["time"]), rank, "kernel", {
                    # A process that ended before is listed with the time of its end.
                    **({"ended": time(data.get("ExitTime"))} if hook == "0x0327" else {}),
                    "pid": number(data["ProcessId"]),
                    "parent": number(data.get("ParentId")),
                    "name": data.get("ImageFileName"),
                    "command_line": data.get("CommandLine"),
                    "session": session(data.get("SessionId")),
                    "sid": data.get("UserSid"),
                    "exit_status": number(data.get("ExitStatus")) if rank == 1 else None,
                }
        for event in self.events:
            rank = {1: 0, 2: 1, 15: 2}.get(event.get("id"))
            if event.get("provider") == PROCESSES and rank is not None and "data" in event:
                data = event["data"]
                names = ["short_name"] if rank == 1 else ["image"]
                yield time(event["time"]), rank, "provider", {
                    "pid": number(data["ProcessID"]),
                    "parent": number(data.get("ParentProcessID")),
                    "session": session(data.get("SessionID")),
                    "exit_status": number(data.get("ExitCode")),
                    **{name: data.get("ImageName") for name in names},
                }

    def find_lifetimes(self):
        by_pid = collections.defaultdict(list)
        for of in sorted(self.process_events(), key=lambda of: of[:3]):
            by_pid[of[3]["pid"]].append(of)
        lifetimes = []
        for pid, events in by_pid.items():
            groups, last = [], None
            for of in events:
                # Two providers state one start, one after the other.
                same = last and last[1] == 0 and last[2] != of[2]
                if not groups or (of[1] == 0 and not same):
                    groups.append([])
                groups[-1].append(of)
                last = of
            for all in groups:
                of = lambda name: most(data.get(name) for _, _, _, data in all)
                image = of("image")
                names = [of("name"), image and image.rsplit("\\", 1)[-1], of("short_name")]
                lifetimes.append(
                    {
                        "pid": pid,
                        "name": next((name for name in names if name is not None), None),
                        "image": image,
                        "start": min((at for at, rank, _, _ in all if rank == 0), default=None),
                        # The time of the event precedes the one that an event states.
                        "end": most(at for at, rank, _, data in all if rank == 1 and "ended" not in data) or of("ended"),
                        **{name: of(name) for name in ["parent", "command_line", "session", "sid", "exit_status"]},
                    }
                )
        return lifetimes

    def find_threads(self):
        stated = collections.defaultdict(dict)
        for hook in ("0x0501", "0x0503"):
            for event, data in self.data(hook):
                since = time(event["time"]) if hook == "0x0501" else None
                known = stated[data["ThreadId"]]
                known[since] = max(known.get(since, 0), data["ProcessId"])
        late = collections.defaultdict(dict)
        for hook in ("0x0504", "0x0502"):
            for _, data in self.data(hook):
                if data["ThreadId"] not in stated:
                    known = late[data["ThreadId"]]
                    known[None] = max(known.get(None, 0), data["ProcessId"])
        spans = {}
        for tid, known in [*stated.items(), *late.items()]:
            order = sorted(known.items(), key=lambda of: (of[0] is not None, of[0] or ""))
            until = [since for since, _ in order[1:]] + [None]
            spans[tid] = [(since, end, pid) for (since, pid), end in zip(order, until)]
        return spans

    def owner(self, tid, at):
        for since, until, pid in self.thread_spans.get(tid, []):
            if (since is None or since <= at) and (until is None or at < until):
                return pid
        return None

    # The views, each a list of rows.

    def process_lifetimes(self):
        return self.lifetimes

    def processes(self):
        for of in self.lifetimes:
            parent = None
            if of["start"] is not None:
                match = [
                    ((p["start"] is not None, p["start"] or ""), p["name"])
                    for p in self.lifetimes
                    if p["pid"] == of["parent"]
                    and p["pid"] != of["pid"]
                    and (p["start"] is None or p["start"] <= of["start"])
                    and (p["end"] is None or of["start"] <= p["end"])
                ]
                parent = max(match, key=lambda of: of[0])[1] if match else None
            yield {**of, "parent_name": parent, "dos_image": self.dos(of["image"])}

    def process_names(self):
        return ({"pid": pid, "process": name} for pid, name in self.names.items())

    def threads(self):
        for tid, spans in self.thread_spans.items():
            for since, until, pid in spans:
                yield {"tid": tid, "pid": pid, "since": since, "until": until}

    def cpu_samples(self):
        for event, data in self.data("0x0f2e"):
            pid = self.owner(data["ThreadId"], time(event["time"]))
            yield {
                "time": time(event["time"]),
                "cpu": event["cpu"],
                "tid": data["ThreadId"],
                "pid": pid,
                "process": self.name_at(pid, time(event["time"])),
                "module": event.get("names", {}).get("InstructionPointer"),
                "address": number(data["InstructionPointer"]),
                "weight": data["Count"],
            }

    def cpu_by_process(self):
        total, by = 0, collections.Counter()
        for sample in self.cpu_samples():
            by[sample["pid"], sample["process"]] += sample["weight"]
            total += sample["weight"]
        for (pid, process), samples in by.items():
            yield {"pid": pid, "process": process, "samples": samples, "share": samples / total}

    def cpu_by_module(self):
        by = collections.Counter()
        for sample in self.cpu_samples():
            by[sample["pid"], sample["process"], sample["module"]] += sample["weight"]
        for (pid, process, module), samples in by.items():
            yield {"pid": pid, "process": process, "module": module, "samples": samples}

    def thread_times(self):
        points = collections.defaultdict(list)
        for event, data in self.data("0x0524"):
            at = nanoseconds(event["time"])
            points[data["NewThreadId"]].append((at, 2, "run"))
            off = "wait" if data.get("OldThreadState") == 5 else "ready"
            points[data["OldThreadId"]].append((at, 0, off))
        for event, data in self.data("0x0532"):
            points[data["ThreadId"]].append((nanoseconds(event["time"]), 1, None))
        for tid, all in points.items():
            if tid == 0:
                continue
            all.sort(key=lambda of: of[:2])
            sums, state = collections.Counter(), None
            for one, following in zip(all, [*all[1:], None]):
                state = one[2] or state
                own = "ready" if state == "wait" and one[1] == 1 else state
                if following:
                    sums[own] += following[0] - one[0]
            spans = self.thread_spans.get(tid)
            pid = spans[-1][2] if spans else None
            yield {
                "tid": tid,
                "pid": pid,
                "process": self.names.get(pid),
                "run_ns": sums["run"],
                "ready_ns": sums["ready"],
                "wait_ns": sums["wait"],
                "switches": sum(of[1] == 2 for of in all),
            }

    def io(self, reads, writes, size, pid_of, path_of):
        by = collections.defaultdict(lambda: [0, 0, 0, 0])
        times = collections.defaultdict(list)
        for hooks, at in [(reads, 0), (writes, 2)]:
            for event, data in self.data(*hooks):
                pid = pid_of(event, data)
                key = pid, self.name_at(pid, time(event["time"])), path_of(event.get("names", {}))
                times[key].append(time(event["time"]))
                sums = by[key]
                sums[at] += 1
                sums[at + 1] += next(number(data[name]) for name in size if name in data)
        for (pid, process, path), sums in by.items():
            names = ["reads", "read_bytes", "writes", "written_bytes"]
            row = {"pid": pid, "process": process, "path": path, **dict(zip(names, sums))}
            yield row, min(times[pid, process, path]), max(times[pid, process, path])

    def disk_io(self):
        pid = lambda event, data: self.owner(data.get("IssuingThreadId"), time(event["time"]))
        path = lambda names: names.get("FileObject")
        return (row for row, _, _ in self.io(["0x010a"], ["0x010b"], ["Size"], pid, path))

    def file_io(self):
        pid = lambda event, data: event.get("pid")
        path = lambda names: names.get("FileKey", names.get("FileObject"))
        rows = self.io(["0x0443"], ["0x0444"], ["Size"], pid, path)
        more = lambda row, first, last: {**row, "dos_path": self.dos(row["path"]), "first": first, "last": last}
        return (more(*row) for row in rows)

    def name_at(self, pid, at):
        """Returns the name of the process that had an ID at a time."""
        lives = [of for of in self.lifetimes if of["pid"] == pid and (of["start"] is None or of["start"] <= at)]
        lives.sort(key=lambda of: (of["start"] is not None, of["start"] or ""))
        return (lives[-1]["name"] or None) if lives else None

    def images(self):
        roles = {"Image/Load": 0, "Image/Unload": 1, "Image/DCStart": 2, "Image/DCStop": 2}
        kernel = [(event, role) for name, role in roles.items() for event in self.by_community[name]]
        # Events of another provider repeat those of the kernel.
        others = {5: 0, 6: 1}
        of_provider = [event for event in self.events if event.get("provider") == PROCESSES and event.get("id") in others]
        stated = kernel or [(event, others[event["id"]]) for event in of_provider]
        for name, role in [("ImageID/Info", 3), ("ImageID/DbgID_RSDS", 3), ("ImageID/DbgID_ILRSDS", 4)]:
            stated += [(event, role) for event in self.by_community[name] if event.get("provider")]
        versions = {}
        for event in self.by_community["ImageID/FileVersion"]:
            data = event["data"]
            versions[number(data["ImageSize"]), time(data["TimeDateStamp"])] = data["FileVersion"]
        by = collections.defaultdict(list)
        for event, role in stated:
            data, at = event.get("data", {}), time(event["time"])
            pid = data.get("ProcessId", data.get("ProcessID"))
            path = data.get("FileName", data.get("ImageName"))
            stamp = data.get("TimeDateStamp")
            own = {
                "pid": pid,
                "process": "System" if pid == 0 else self.name_at(pid, at),
                "base": number(data.get("ImageBase")),
                "size": number(data.get("ImageSize")),
                "path": path,
                "dos_path": self.dos(path),
                "checksum": number(data.get("ImageChecksum", data.get("ImageCheckSum"))),
                "linked": time(stamp) if isinstance(stamp, str) else None,
            }
            if "PdbFileName" in data:
                own.update(pdb=data["PdbFileName"], signature=data["GuidSig"], age=data["Age"])
            by[pid, own["base"]].append((at, role, own))
        for all in by.values():
            rows, early = [], {}

            def details(of, known, role):
                """Adds what is not known. The symbols of native code precede those of intermediate code."""
                if role == 3 and "pdb" in known and of.get("is_il"):
                    return {**of, **known, "is_il": False}
                is_il = role == 4 and "pdb" not in of
                return {**known, **of, **({"is_il": True} if is_il else {})}

            for at, role, own in sorted(all, key=lambda of: of[:2]):
                known = {name: value for name, value in own.items() if value is not None}
                is_gone = bool(rows) and rows[-1]["unloaded"] is not None
                if role == 0 or role == 2 and (not rows or is_gone) or role == 1 and not rows:
                    rows.append({"loaded": at if role == 0 else None, "unloaded": None, **known})
                    rows[-1] = {**early, **rows[-1]}
                    early = {}
                elif not rows:
                    early = details(early, known, role)
                else:
                    rows[-1] = details(rows[-1], known, role)
                if role == 1:
                    rows[-1]["unloaded"] = at
            for row in rows:
                row.pop("is_il", None)
                yield {**row, "version": versions.get((row.get("size"), row.get("linked")))}

    def loaded(self, own, fields):
        """Rows by the IDs of events that begin, end, existed and exist still, and the fields of the columns."""
        by = collections.defaultdict(list)
        for event in self.events:
            ids = own.get(event.get("provider"), ())
            if event.get("id") in ids and "data" in event:
                row = {"pid": event["pid"], "process": event.get("process")}
                for column, (name, read) in fields.items():
                    if event["data"].get(name) is not None:
                        row[column] = read(event["data"][name])
                key = event["pid"], row.get("address", row.get("id"))
                by[key].append((time(event["time"]), ids.index(event["id"]), row))
        for all in by.values():
            rows = []
            for at, role, row in sorted(all, key=lambda of: of[:2]):
                if role == 0 or not rows or role == 2 and rows[-1]["unloaded"] is not None:
                    rows.append({"loaded": at if role == 0 else None, "unloaded": None, **row})
                rows[-1] = {**row, **rows[-1]}
                if role == 1:
                    rows[-1]["unloaded"] = at
            yield from rows

    def methods(self):
        same = lambda value: value
        own = {DOTNET: [143, 144, 139, 140], RUNDOWN: [None, None, 143, 144], JSCRIPT: [9, 10, 5, 6]}
        numbers = {"address": "MethodStartAddress", "size": "MethodSize", "line": "Line"}
        texts = {"class": "MethodNamespace", "name": "MethodName", "signature": "MethodSignature"}
        fields = {column: (name, number) for column, name in numbers.items()}
        fields.update({column: (name, same) for column, name in texts.items()})
        for module in ("ModuleID", "SourceID"):
            of = {DOTNET: own[DOTNET], RUNDOWN: own[RUNDOWN]} if module == "ModuleID" else {JSCRIPT: own[JSCRIPT]}
            yield from self.loaded(of, {**fields, "module": (module, number)})

    def modules(self):
        same = lambda value: value
        own = {DOTNET: [152, 153, 149, 150], RUNDOWN: [None, None, 153, 154]}
        fields = {"id": ("ModuleID", number), "path": ("ModuleILPath", same), "native_path": ("ModuleNativePath", same)}
        yield from self.loaded(own, fields)
        yield from self.loaded({JSCRIPT: [41, 42, 39, 40]}, {"id": ("SourceID", number), "path": ("Url", same)})

    def network(self):
        by = collections.defaultdict(lambda: [0, 0, 0, 0])
        for hook, protocol, at, remote in [
            ("0x060a", "TCP", 0, 0),
            ("0x061a", "TCP", 0, 0),
            ("0x060b", "TCP", 2, 0),
            ("0x061b", "TCP", 2, 0),
            ("0x080a", "UDP", 0, 0),
            ("0x081a", "UDP", 0, 0),
            ("0x080b", "UDP", 2, 1),
            ("0x081b", "UDP", 2, 1),
        ]:
            for event, data in self.data(hook):
                one = lambda *names: next(data[name] for name in names if name in data)
                address = data[["DestinationAddress", "SourceAddress"][remote]]
                pid = data["ProcessId"]
                sums = by[pid, self.name_at(pid, time(event["time"])), protocol, address]
                sums[at] += 1
                sums[at + 1] += one("TransferSize", "size")
        for (pid, process, protocol, remote), sums in by.items():
            names = ["sends", "sent_bytes", "receives", "received_bytes"]
            row = {"pid": pid, "process": process, "protocol": protocol, "remote": remote}
            yield {**row, **dict(zip(names, sums))}

    def gcs(self):
        runtimes = collections.defaultdict(lambda: collections.defaultdict(list))
        for event in self.events:
            if event.get("provider") == DOTNET and event.get("id") in (1, 2, 3, 9) and "data" in event:
                data = event["data"]
                runtimes[event["pid"], data.get("ClrInstanceID")][event["id"]].append((time(event["time"]), data))
        for (pid, runtime), by in runtimes.items():
            starts, ends = {}, {}
            for known, id in [(starts, 1), (ends, 2)]:
                for at, data in by[id]:
                    known.setdefault(data["Count"], []).append((at, data))
            starts = dict(sorted(starts.items(), key=lambda of: min(at for at, _ in of[1])))
            first = {count: min(at for at, _ in all) for count, all in starts.items()}
            last = {count: min(at for at, _ in all) for count, all in ends.items()}
            pauses = collections.defaultdict(list)
            # Reasons of suspensions for collections: SuspendForGC and SuspendForGCPrep.
            switches = [(at, data["Reason"] in (1, 6)) for at, data in by[9]] + [(at, None) for at, _ in by[3]]
            switches.sort(key=lambda switch: (switch[0], switch[1] is not None))
            for (stop, is_own), (resumed, other) in zip(switches, switches[1:]):
                if is_own and other is None:
                    inside = [count for count, start in first.items() if stop <= start < resumed]
                    running = [count for count, at in first.items() if at < stop <= last.get(count, stop)]
                    for own in (inside[:1] or running[-1:]):
                        pauses[own].append(nanoseconds(resumed) - nanoseconds(stop))
            for count, all in starts.items():
                start = first[count]
                least = lambda name: min((data[name] for _, data in all if name in data), default=None)
                yield {
                    "pid": pid,
                    "process": self.names.get(pid),
                    "runtime": runtime,
                    "number": count,
                    "generation": least("Depth"),
                    "reason": least("Reason_name"),
                    "kind": least("Type_name"),
                    "start": start,
                    "end": min((at for at, _ in ends.get(count, [])), default=None),
                    "pauses": len(pauses[count]),
                    "pause_ns": sum(pauses[count]) if pauses[count] else None,
                    "longest_ns": max(pauses[count], default=None),
                }

    # Lists without a view.

    def sums(self, keys, events):
        """Rows of events, each with its time, the values of `keys`, and what it adds: numbers, and "longest" times."""
        by = {}
        for at, key, added in events:
            row = by.setdefault(key, {"first": at, "last": at})
            row["first"], row["last"] = min(row["first"], at), max(row["last"], at)
            for name, value in added.items():
                old = row.get(name)
                if value is not None and old is None:
                    row[name] = value
                elif value is not None and not isinstance(value, str):
                    row[name] = max(old, value) if name.startswith("longest") else old + value
        for key, row in by.items():
            yield {**dict(zip(keys, key)), **row}

    def of_process(self, event):
        return event.get("pid"), self.name_at(event.get("pid"), time(event["time"]))

    def elapsed(self, event, field):
        """Nanoseconds from the time in a field, unless it is later than the event."""
        text = event["data"].get(field)
        length = nanoseconds(event["time"]) - nanoseconds(text) if isinstance(text, str) else -1
        return length if length >= 0 else None

    def disk(self):
        frequency = next((number(data["PerfFreq"]) for _, data in self.data("0x0000")), 0)

        def events():
            for hook, operation in [("0x010a", "Read"), ("0x010b", "Write"), ("0x010e", "FlushBuffers")]:
                for event, data in self.data(hook):
                    ticks = number(data.get("HighResResponseTime"))
                    took = None if ticks is None or not frequency else ticks * 10**9 // frequency
                    path = event.get("names", {}).get("FileObject")
                    size = number(data["Size"]) if "Size" in data else 0
                    added = {"count": 1, "bytes": size, "time_ns": took, "longest_ns": took}
                    key = (*self.of_process(event), data["DiskNumber"], operation, path)
                    yield time(event["time"]), key, added

        for row in self.sums(["pid", "process", "disk", "operation", "path"], events()):
            yield {**row, "dos_path": self.dos(row["path"])}

    def registry(self):
        names = "Create Open Delete Query SetValue DeleteValue QueryValue EnumerateKey EnumerateValueKey"
        names = (names + " QueryMultipleValue SetInformation Flush Close").split()
        hooks = [f"0x{hook:04x}" for hook in [*range(0x090A, 0x0916), 0x091B]]

        def events():
            for hook, operation in zip(hooks, names):
                for event, data in self.data(hook):
                    named = event.get("names", {})
                    value = next((data[name] for name in ("Name", "KeyName") if name in data), None)
                    key = (*self.of_process(event), operation, named.get("Kcb", named.get("KeyHandle")), value)
                    took = self.elapsed(event, "InitialTime")
                    yield time(event["time"]), key, {"count": 1, "time_ns": took}

        return self.sums(["pid", "process", "operation", "key", "value"], events())

    def interrupts(self):
        kinds = [("0x0f42", "ThreadedDPC"), ("0x0f44", "DPC"), ("0x0f45", "TimerDPC"), ("0x0f32", "ISR"), ("0x0f43", "ISR")]

        def events():
            for hook, kind in kinds:
                for event, data in self.data(hook):
                    field = next(name for name in ("DpcRoutine", "ServiceRoutine", "Routine") if name in data)
                    took = self.elapsed(event, "InitialTime")
                    added = {"count": 1, "time_ns": took, "longest_ns": took, "image": event.get("names", {}).get(field)}
                    yield time(event["time"]), (kind, number(data[field])), added

        for row in self.sums(["kind", "routine"], events()):
            del row["first"], row["last"]
            yield row

    def waits(self):
        points = collections.defaultdict(list)
        for event, data in self.data("0x0524"):
            at = nanoseconds(event["time"])
            reason = data.get("OldThreadWaitReason_name")
            points[data["NewThreadId"]].append((at, 2, event, None))
            points[data["OldThreadId"]].append((at, 0, event, reason if data.get("OldThreadState") == 5 else False))
        for event, data in self.data("0x0532"):
            points[data["ThreadId"]].append((nanoseconds(event["time"]), 1, event, self.of_process(event)[1]))

        def events():
            for tid, all in points.items():
                since = None
                for at, kind, event, stated in sorted(all, key=lambda of: of[:2]):
                    if kind == 0:
                        since, reason, waker = (None, None, None) if stated is False else (at, stated, None)
                    elif kind == 1:
                        waker = since and (waker or stated)
                    elif since is not None:
                        pid = self.owner(tid, time(event["time"]))
                        key = (pid, self.name_at(pid, time(event["time"])), tid, reason, waker)
                        yield time(event["time"]), key, {"count": 1, "wait_ns": at - since, "longest_ns": at - since}
                        since = None

        for row in self.sums(["pid", "process", "tid", "reason", "waker"], events()):
            del row["first"], row["last"]
            yield row

    def of_provider(self, name, *ids):
        for event in self.events:
            if event.get("provider_name") == name and event.get("id") in ids and "data" in event:
                yield event, event["data"]

    def allocations(self):
        def events():
            for event, data in self.of_provider("Microsoft-Windows-DotNETRuntime", 10):
                size = number(data.get("AllocationAmount64", data.get("AllocationAmount")))
                key = (*self.of_process(event), data.get("TypeName"))
                yield time(event["time"]), key, {"samples": 1, "bytes": size}

        return self.sums(["pid", "process", "type"], events())

    def dns(self):
        def events():
            for event, data in self.of_provider("Microsoft-Windows-DNS-Client", 3008):
                key = (*self.of_process(event), data["QueryName"], number(data["QueryType"]), number(data["QueryStatus"]))
                yield time(event["time"]), key, {"count": 1, "results": data["QueryResults"]}

        return self.sums(["pid", "process", "name", "type", "status"], events())

    def http(self):
        rows = {}
        name = "Microsoft-Windows-HttpService"
        for event, data in self.of_provider(name, 1):
            rows[data["RequestId"]] = {"request": number(data["RequestId"]), "start": time(event["time"])}
        for event, data in self.of_provider(name, 3, 4, 8, 10, 11, 12, 13):
            row = rows.get(data["RequestId"])
            if row is None:
                continue
            own = {"url": data.get("Url"), "queue": data.get("RequestQueueName"), "verb": data.get("Verb")}
            own["status"] = number(data.get("StatusCode", data.get("HttpStatus")))
            if event["id"] in (4, 8):
                own["pid"], own["process"] = self.of_process(event)
            if event["id"] >= 10:
                own["end"] = time(event["time"])
            for column, value in own.items():
                row.setdefault(column, value) if value is not None else None
        return rows.values()

    def losses(self):
        headers = [data for _, data in self.data("0x0000")]
        yield {
            "events_lost": most(number(data.get("EventsLost")) for data in headers),
            "buffers_lost": most(number(data.get("BuffersLost")) for data in headers),
            "loss_reports": sum(event.get("provider") == LOSSES for event in self.events),
            "damaged_parts": 0,
            "damaged_bytes": 0,
        }


VIEWS = [
    "process_lifetimes",
    "processes",
    "process_names",
    "threads",
    "cpu_samples",
    "cpu_by_process",
    "cpu_by_module",
    "thread_times",
    "disk_io",
    "file_io",
    "images",
    "network",
    "gcs",
    "losses",
]

# Columns with several spellings: times with any number of digits, and addresses as numbers or in hexadecimal.
SPELLED = dict.fromkeys(["time", "start", "end", "since", "until", "loaded", "unloaded", "linked", "first", "last"], time)
SPELLED.update(dict.fromkeys(["base", "routine", "request"], number))
# Names in other views.
SPELLED.update(dict.fromkeys(["address", "module", "id"], lambda own: number(own) if str(own).startswith("0x") else own))


def main():
    trace = Trace(sys.argv[1])
    differs = False
    for view in sys.argv[3:] or VIEWS:
        wanted = [row for row in getattr(trace, view)()]
        text = lambda row: json.dumps({k: v for k, v in row.items() if v is not None}, sort_keys=True)
        wanted = sorted(map(text, wanted))
        read = []
        for line in open(f"{sys.argv[2]}/{view}.json", encoding="utf-8"):
            row = json.loads(line)
            row.pop("file", None)
            # The list of names of statuses is not here.
            row.pop("exit_status_name", None)
            read.append(text({name: SPELLED.get(name, lambda own: own)(value) for name, value in row.items()}))
        read.sort()
        if read != wanted:
            differs = True
            extra = list((collections.Counter(read) - collections.Counter(wanted)).elements())
            missing = list((collections.Counter(wanted) - collections.Counter(read)).elements())
            print(f"{view}: {len(read)} rows, {len(wanted)} wanted")
            for row in extra[:3]:
                print("  not wanted:", row)
            for row in missing[:3]:
                print("  missing:   ", row)
        else:
            print(f"{view}: {len(read)} rows")
    sys.exit(differs)


main()
