import {
  languages,
  loadBundle,
  type Bundle,
  type Catalogue,
  type Language,
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

/** Loads bundles of one language, those already loaded excepted; `base` is always part of it. */
export async function loadMessages(language: Language, bundles: readonly Bundle[]): Promise<void> {
  const modules = await Promise.all(
    [...new Set<Bundle>(['base', ...bundles])].map((name) => loadBundle[language][name]()),
  );
  loadedRooms.set(language, Object.assign({}, loadedRooms.get(language), ...modules.map((module) => module.default)));
}

function createTranslator(language: Language): Translate {
  return (key, ...values) => {
    const [room, name] = key.split('.');
    const message = loadedRooms.get(language)?.[room]?.[name];
    if (message === undefined) throw new Error(`The message ${key} is not loaded in ${language}`);
    return typeof message === 'string' ? message : message(values[0] ?? {});
  };
}

/** One translator per language, so that it can be compared. */
export function translatorOf(language: Language): Translate {
  const translate = translators.get(language) ?? createTranslator(language);
  translators.set(language, translate);
  return translate;
}

export const localeOf = (language: Language): string =>
  languages.find(({ code }) => code === language)?.locale ?? 'en-US';
