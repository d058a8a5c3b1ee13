const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

/** The spoken words of TwiML: one line per <Say>. */
export function spokenWords(twiml: string): string {
  return [...twiml.matchAll(/<Say\b[^>]*>([^]*?)<\/Say>/g)]
    .map(([, words]) =>
      words!
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/&(?:lt|gt|quot|apos|#39|amp);/g, (entity) => ENTITIES[entity]!)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .join('\n');
}
