import type { AgreementFields_FormsQuery } from './agreement.generated';

export interface FormChoice {
  id: string;
  name: string;
  isTemplate: boolean;
}

const defaultTemplate = '1';

/** Live forms by name, then the templates of which there is no copy yet. */
export function formChoices({ forms, formTemplates }: AgreementFields_FormsQuery): FormChoice[] {
  const copied = new Set(forms.items.map(({ templateId }) => templateId));
  return [
    ...forms.items.map(({ id, name }) => ({ id, name, isTemplate: false })),
    ...formTemplates.filter(({ id }) => !copied.has(id)).map(({ id, name }) => ({ id, name, isTemplate: true })),
  ];
}

/** The form that is offered first: the default agreement, or the business's copy of it. */
export const defaultForm = ({ forms }: AgreementFields_FormsQuery): string =>
  forms.items.find(({ templateId }) => templateId === defaultTemplate)?.id ?? defaultTemplate;

export const validFor: readonly (readonly [days: number, name: string])[] = [
  [0, 'At every visit'],
  [30, 'After 30 days'],
  [182, 'After 6 months'],
  [365, 'After 1 year'],
  [1825, 'After 5 years'],
  [3650, 'Never'],
];
