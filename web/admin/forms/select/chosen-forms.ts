/** A form that was chosen. */
export interface ChosenForm {
  id: string;
  name: string;
}

/** As forms of texts hold them. */
export const formsText = (forms: readonly ChosenForm[]): string =>
  JSON.stringify(forms.map(({ id, name }) => ({ id, name })));
export const formsOf = (text: string): ChosenForm[] => JSON.parse(text) as ChosenForm[];

export const formNames = (text: string): string =>
  formsOf(text)
    .map(({ name }) => name)
    .join(', ') || 'None';
