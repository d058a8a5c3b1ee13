import {
  languages,
  loadBundle,
  type Bundle,
  type Catalogue,
  type Language,
  type Message,
  type MessageValues,
} from './catalogue.generated';

type MessageKey = keyof MessageValues;
/** A key whose message takes no values. */
export type PlainKey = { [Key in MessageKey]: MessageValues[Key] extends null ? Key : never }[MessageKey];
/** The text of a message, in the language that the translator was made for. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: MessageValues[Key] extends null ? [] : [values: MessageValues[Key]]
) => string;

const loadedRooms = new Map<Language, Record<string, Catalogue[string]>>();
const translators = new Map<Language, Translate>();

const known = new Set<Bundle>(['base']);

/** Loads bundles of one language, with all that were loaded in any before: what stands on the page is about to speak it. Each is fetched once. */
export async function loadMessages(language: Language, bundles: readonly Bundle[]): Promise<void> {
  for (const bundle of bundles) known.add(bundle);
  const modules = await Promise.all([...known].map((name) => loadBundle[language][name]()));
  loadedRooms.set(language, Object.assign({}, loadedRooms.get(language), ...modules.map((module) => module.default)));
}

function messageOf(language: Language, key: string): Message | undefined {
  const [room, name] = key.split('.');
  return loadedRooms.get(language)?.[room]?.[name];
}

const textOf = (message: Message, values: object): string => (typeof message === 'string' ? message : message(values));

function createTranslator(language: Language): Translate {
  return (key, ...values) => {
    const message = messageOf(language, key);
    if (message === undefined) throw new Error(`The message ${key} is not loaded in ${language}`);
    return textOf(message, values[0] ?? {});
  };
}

/** The text of the first of these keys that there is a message for. */
export function findText(language: Language, keys: readonly MessageKey[], values: object): string {
  const message = keys.map((key) => messageOf(language, key)).find((text) => text !== undefined);
  return textOf(message ?? '', values);
}

/** One translator per language, so that it can be compared. */
export function translatorOf(language: Language): Translate {
  const translate = translators.get(language) ?? createTranslator(language);
  translators.set(language, translate);
  return translate;
}

export const localeOf = (language: Language): string =>
  languages.find(({ code }) => code === language)?.locale ?? 'en-US';
