/** Words to avoid that also have everyday meanings, which nobody can tell apart by the word alone. */
const EVERYDAY = new Set(
  'store group contact client visit appointment state done number list waitlist page late server display tier'.split(
    ' ',
  ),
);

/** The rows of the glossary of a text in Markdown, with the columns word, meaning and not. */
const glossaryOf = (text: string): string => /^## Glossary$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1] ?? '';

/** The words that stand in more than one row. */
export function doubleWords(text: string): string[] {
  const all = [...glossaryOf(text).matchAll(/^\|([^|\n]+)\|/gm)].flatMap(([, column]) =>
    column!.split(',').map((word) => word.trim()),
  );
  return all.filter((word, index) => /^[a-z]/i.test(word) && all.indexOf(word) !== index);
}

/** The words that the glossary wants nobody to use. */
export function wordsToAvoid(text: string): string[] {
  return [...glossaryOf(text).matchAll(/^\|[^|\n]*\|[^|\n]*\|([^|\n]+)\|$/gm)]
    .flatMap(([, column]) => column!.replaceAll(/\([^)]*\)/g, '').split(','))
    .map((word) => word.trim())
    .filter((word) => /^[A-Za-z]/.test(word) && word !== 'Not' && !EVERYDAY.has(word));
}

/** Texts that use one of the words, in whatever number: the name of each with the word. */
export function uses(words: readonly string[], texts: readonly { name: string; text: string }[]): string[] {
  return texts.flatMap(({ name, text }) =>
    words.filter((word) => new RegExp(`\\b${formsOf(word)}\\b`, 'i').test(text)).map((word) => `${name}: ${word}`),
  );
}

const formsOf = (word: string): string => (word.endsWith('y') ? `${word.slice(0, -1)}(?:y|ies)` : `${word}s?`);
