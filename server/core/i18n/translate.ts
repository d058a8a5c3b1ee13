import { catalogues, type Language, type MessageValues } from './catalogue.generated.js';

/** The text of a message, for example `translate('es', 'placeInLine.more', { count: 3 })`. */
export function translate<Key extends keyof MessageValues>(
  language: Language,
  key: Key,
  ...values: MessageValues[Key] extends null ? [] : [values: MessageValues[Key]]
): string {
  const [room = '', name = ''] = key.split('.');
  const message = catalogues[language][room]?.[name];
  if (message === undefined) throw new Error(`There is no message ${key} in ${language}`);
  return typeof message === 'string' ? message : message(values[0] ?? {});
}
