/** An item that the customer chose. */
interface ChosenItem {
  id: string;
  name: string;
}

/** Chosen items as the draft holds them: a line each, '11 Cut'. */
export const textOf = (chosen: readonly ChosenItem[]): string =>
  chosen.map(({ id, name }) => `${id} ${name}`).join('\n');

export const chosenIn = (text: string): ChosenItem[] =>
  [...text.matchAll(/^(\d+) (.+)$/gm)].map(([, id, name]) => ({ id, name }));
