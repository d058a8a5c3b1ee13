/** Words to avoid that also have everyday meanings, which nobody can tell apart by the word alone. */
const EVERYDAY = new Set(
  'store group contact client visit appointment state done number list waitlist page late server display tier'.split(
    ' ',
  ),
);

/** The words that a glossary in Markdown, with the columns word, meaning and not, wants nobody to use. */
export function wordsToAvoid(text: string): string[] {
  const glossary = /^## Glossary$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return [...glossary.matchAll(/^\|[^|\n]*\|[^|\n]*\|([^|\n]+)\|$/gm)]
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
