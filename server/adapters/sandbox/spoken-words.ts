const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

/** What a person hears of TwiML: the words of its <Say>, a line for each. */
export function spokenWords(twiml: string): string {
  return [...twiml.matchAll(/<Say\b[^>]*>([^]*?)<\/Say>/g)]
    .map(([, words]) =>
      words!
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/&(?:lt|gt|quot|apos|#39|amp);/g, (entity) => ENTITIES[entity]!)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .join('\n');
}
