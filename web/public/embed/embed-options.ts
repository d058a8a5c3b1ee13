const shapes = ['card', 'button'] as const;
const schemes = ['light', 'dark'] as const;

export interface EmbedOptions {
  shape: (typeof shapes)[number];
  /** Null: as the visitor's system. */
  scheme: (typeof schemes)[number] | null;
}

/** What an address asks for; whatever is not known is left out. */
export const embedOptions = (parameters: URLSearchParams): EmbedOptions => ({
  shape: shapes.find((shape) => shape === parameters.get('as')) ?? 'card',
  scheme: schemes.find((scheme) => scheme === parameters.get('scheme')) ?? null,
});
