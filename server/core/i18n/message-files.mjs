import { parse } from '@messageformat/parser';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'messages');
const NUMERIC = new Set(['plural', 'selectordinal']);

/** Every language by its code: `{ language: { name, locale, speech, voice }, [room]: { [name]: ICU message } }`; English comes first. */
export function readMessageFiles() {
  const codes = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
  return Object.fromEntries(codes.map((code) => [code, JSON.parse(readFileSync(path.join(folder, `${code}.json`)))]));
}

/** The rooms of one language without its own facts. */
export function roomsOf({ language: _facts, ...rooms }) {
  return rooms;
}

/** The messages of one language by their full keys, `room.name`. */
export function messagesOf(file) {
  return Object.fromEntries(
    Object.entries(roomsOf(file)).flatMap(([room, messages]) =>
      Object.entries(messages).map(([name, message]) => [`${room}.${name}`, message]),
    ),
  );
}

/** Arguments of an ICU message by name: `number` where one counts, else `string | number`. Throws if it does not parse. */
export function argumentsOf(message) {
  const types = {};
  const walk = (tokens) => {
    for (const token of tokens) {
      if (!token.arg) continue;
      if (NUMERIC.has(token.type)) types[token.arg] = 'number';
      else types[token.arg] ??= 'string | number';
      for (const { tokens: inner } of token.cases ?? []) walk(inner);
    }
  };
  walk(parse(message));
  return types;
}

/** Names of the markup in a message, such as `privacy` of `<privacy>Privacy</privacy>`. */
const tagsOf = (message) => [...message.matchAll(/<(\w+)>/g)].map(([, tag]) => tag).sort();

/** Where a language does not match English: keys, arguments, markup, messages that do not parse. */
export function mismatches(files) {
  const { en, ...others } = files;
  const english = messagesOf(en);
  const faults = Object.entries(english).flatMap(([key, message]) => faultOf('en', key, message));
  for (const [code, file] of Object.entries(others)) {
    const messages = messagesOf(file);
    if (!file.language?.name || !file.language.locale || !file.language.speech)
      faults.push(`${code}: language needs a name, a locale and a speech`);
    for (const key of Object.keys(messages)) if (!(key in english)) faults.push(`${code}: ${key} is not in en.json`);
    for (const [key, message] of Object.entries(english)) {
      const own = messages[key];
      if (own === undefined) faults.push(`${code}: ${key} is missing`);
      else if (faultOf(code, key, own).length > 0) faults.push(...faultOf(code, key, own));
      else if (faultOf('en', key, message).length > 0) continue;
      else if (signatureOf(own) !== signatureOf(message)) faults.push(`${code}: ${key} has other arguments or markup`);
    }
  }
  return faults;
}

const signatureOf = (message) => JSON.stringify([Object.keys(argumentsOf(message)).sort(), tagsOf(message)]);

function faultOf(code, key, message) {
  try {
    argumentsOf(message);
    return [];
  } catch (error) {
    return [`${code}: ${key} does not parse: ${error.message}`];
  }
}
