// Compiles the descriptions in Kaitai Struct for all target languages, and checks their style.
//
// Usage: node compile.mjs <folder of .ksy files> <output folder>
//
// Writes the parsers for Python and JavaScript, and `types.json`: the members of each type with Microsoft's names.

import fs from 'node:fs';
import path from 'node:path';
import compiler from 'kaitai-struct-compiler';
import * as yaml from 'js-yaml';

const LANGUAGES = ['python', 'javascript', 'java', 'cpp_stl', 'go'];
const WRITTEN = ['python', 'javascript'];
const ORDER = ['id', '-orig-id', 'io', 'pos', 'value', 'size', 'size-eos', 'type', 'parent', 'enum', 'terminator', 'include',
  'consume', 'eos-error', 'pad-right', 'encoding', 'process', 'valid', 'contents', 'repeat', 'repeat-expr',
  'repeat-until', 'if', 'doc', 'doc-ref'];
const TYPE_ORDER = ['meta', '-orig-id', 'doc', 'doc-ref', 'to-string', 'params', 'seq', 'instances', 'types', 'enums'];

const [, , source, output] = process.argv;
const problems = [];
const names = fs.readdirSync(source).filter((name) => name.endsWith('.ksy')).sort();
const texts = new Map(names.map((name) => [name.slice(0, -4), fs.readFileSync(path.join(source, name), 'utf8')]));
const specs = new Map([...texts].map(([name, text]) => [name, yaml.load(text)]));

const types = {};
for (const [name, spec] of specs) {
  const lines = texts.get(name).split('\n');
  lines.forEach((line, index) => {
    // Only names and addresses that cannot be broken are longer.
    const words = line.trim().replace(/^- /, '').replace(/^\S+: /, '');
    if (line.length > 80 && index > 0 && words.includes(' ') && !words.startsWith('https://') && !/^0x\w+: /.test(line.trim())) {
      problems.push(`${name}.ksy:${index + 1}: ${line.length} columns`);
    }
  });
  if (spec.meta.id !== name) problems.push(`${name}.ksy: id is ${spec.meta.id}`);
  type(name, name, spec);
}

function ordered(where, keys, order) {
  const places = keys.map((key) => order.indexOf(key));
  if (places.includes(-1) || places.some((place, index) => index > 0 && place < places[index - 1])) {
    problems.push(`${where}: order of keys: ${keys.join(', ')}`);
  }
}

function type(file, name, spec) {
  ordered(`${file}.ksy: ${name}`, Object.keys(spec), TYPE_ORDER);
  const members = [];
  const counts = new Map();
  const instances = Object.entries(spec.instances ?? {}).map(([id, own]) => ({ id, ...own }));
  for (const member of [...(spec.params ?? []), ...(spec.seq ?? []), ...instances]) {
    ordered(`${file}.ksy: ${name}.${member.id}`, Object.keys(member), ORDER);
    for (const [key, prefix] of [['repeat-expr', 'num_'], ['size', 'len_']]) {
      if (typeof member[key] === 'string' && /^[a-z]\w*$/.test(member[key])) {
        counts.set(member[key], [...(counts.get(member[key]) ?? []), prefix + member.id]);
      }
    }
  }
  for (const member of [...(spec.seq ?? []), ...instances]) {
    const good = counts.get(member.id);
    if (good?.length === 1 && good[0] !== member.id && !member.id.startsWith('len_')) {
      problems.push(`${file}.ksy: ${name}: use ${good[0]} instead of ${member.id}`);
    }
    // An instance with a value and without a name in C repeats another member.
    if (member['-orig-id'] || member.value === undefined) members.push([member.id, member['-orig-id'] ?? null]);
  }
  types[name] = { orig: spec['-orig-id'], members };
  for (const [id, inner] of Object.entries(spec.types ?? {})) type(file, `${name}::${id}`, inner);
}

// The description of the file level imports most others.
const reached = new Set();
const visit = (name) => {
  if (!reached.has(name)) (reached.add(name), (specs.get(name).meta.imports ?? []).forEach(visit));
};
visit('etl');
const roots = ['etl', ...names.map((name) => name.slice(0, -4)).filter((name) => !reached.has(name))];
const importer = { importYaml: (name) => Promise.resolve(specs.get(name)) };

for (const language of LANGUAGES) {
  for (const root of roots) {
    try {
      const files = await compiler.compile(language, specs.get(root), importer, false);
      if (!WRITTEN.includes(language)) continue;
      const folder = path.join(output, language);
      fs.mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
    } catch (error) {
      // The path begins with the type, and the compiler does not name the file of one that is imported.
      const type = /\/types\/(\w+)/.exec(error.message)?.[1];
      const files = [...specs].filter(([, spec]) => type in (spec.types ?? {})).map(([name]) => `${name}.ksy`);
      problems.push(`${language}: ${files.join(' or ') || root}: ${error.message ?? error}`);
    }
  }
}
fs.mkdirSync(output, { recursive: true });
fs.writeFileSync(path.join(output, 'types.json'), JSON.stringify(types));
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
