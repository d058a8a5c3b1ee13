/** An item that a party or an appointment has. */
export interface Chosen {
  id: string;
  name: string;
}

/** Chosen items as the value of a form, which compares texts. */
export const productsText = (chosen: readonly Chosen[]): string =>
  JSON.stringify(chosen.map(({ id, name }) => ({ id, name })));

export const productsOf = (text: string): Chosen[] => JSON.parse(text) as Chosen[];

/** 'Cut, Shave' */
export const productWords = (chosen: readonly Chosen[]): string => chosen.map(({ name }) => name).join(', ');

const shown = 2;

/** For a row: 'Cut, Shave +1'. */
export function shortProductWords(chosen: readonly Chosen[]): string {
  const more = chosen.length - shown;
  return productWords(chosen.slice(0, shown)) + (more > 0 ? ` +${more}` : '');
}
