// Prints the events of a trace as the parser in JavaScript reads them, a line of JSON each.
//
// Usage: node kaitai.mjs <output folder of compile.mjs> <trace>
//
// Byte arrays are hexadecimal digits. Integers of more than 53 bits are rounded.

import fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';

const [, , output, trace] = process.argv;
process.env.NODE_PATH = path.join(import.meta.dirname, 'node_modules');
Module.Module._initPaths();
const require = createRequire(path.join(path.resolve(output), 'javascript', 'Etl.js'));
const types = JSON.parse(fs.readFileSync(path.join(output, 'types.json'), 'utf8'));
const KaitaiStream = require('kaitai-struct/KaitaiStream');

const pascal = (id) => id.split('_').map((word) => word[0].toUpperCase() + word.slice(1)).join('');
const camel = (id) => pascal(id)[0].toLowerCase() + pascal(id).slice(1);

// Types by constructor.
const known = new Map();
for (const [name, type] of Object.entries(types)) {
  const [file, ...inner] = name.split('::').map(pascal);
  let constructor = require(`./${file}.js`)[file];
  for (const id of inner) constructor = constructor[id];
  const members = type.members.map(([id, orig]) => [camel(id), orig]);
  known.set(constructor, { id: name.split('::')[1] ?? name, orig: type.orig, members });
}

const typeOf = (value) => (value === null || typeof value !== 'object' ? undefined : known.get(value.constructor));
const isDispatch = (value) => value !== undefined && 'body' in value && 'unknown' in value;

function plain(value) {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  return typeof value === 'boolean' ? Number(value) : value;
}

function named(value, key, out) {
  const type = typeOf(value);
  if (type === undefined) {
    out[key] = plain(value);
  } else if (type.members.some(([id]) => id === 'unknown')) {
    if (value.body !== undefined) {
      out[key] = typeOf(value.body).orig;
      fields(value.body, `${key}.`, out);
    }
  } else if (type.orig === undefined && type.members[0]?.[0] === 'body') {
    named(value.body, key, out);
  } else {
    fields(value, `${key}.`, out);
  }
}

function fields(value, prefix, out) {
  for (const [id, orig] of typeOf(value).members) {
    const member = value[id];
    if (member === undefined || member === null) continue;
    if (orig === null) {
      if (typeOf(member) !== undefined) fields(member, prefix, out);
    } else if (!Array.isArray(member)) {
      named(member, prefix + orig, out);
    } else if (member.some((element) => typeOf(element) !== undefined)) {
      member.forEach((element, index) => named(element, `${prefix}${orig}[${index}]`, out));
    } else if (member.length > 0) {
      out[prefix + orig] = member.map(plain);
    }
  }
  return out;
}

const bytes = fs.readFileSync(trace);
const { Etl } = require('./Etl.js');
const file = new Etl(new KaitaiStream(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)));
const lines = [];
let start = 0;
for (const buffer of file.buffers) {
  let offset = 72;
  for (const event of buffer.content?.events ?? []) {
    const { header } = event.body;
    const line = { at: `0x${start.toString(16)}+0x${offset.toString(16)}`, header: null, h: {} };
    if (header.body !== undefined) {
      line.header = typeOf(header.body).orig;
      line.h = fields(header.body, '', {});
    }
    try {
      let payload = event.body.payload?.body;
      if (typeOf(payload)?.orig === undefined) payload = payload?.body;
      if (payload !== undefined) {
        line.type = typeOf(payload).id;
        line.structure = typeOf(payload).orig;
        line.d = fields(payload, '', {});
      }
    } catch (error) {
      line.error = error.message;
    }
    lines.push(JSON.stringify(line));
    offset += event.lenBody + event.padding.length;
  }
  start += buffer.header.lenBuffer;
}
process.stdout.write(lines.join('\n') + '\n');
