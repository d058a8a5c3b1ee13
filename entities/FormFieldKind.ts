import { registerEnumType } from 'type-graphql';

/** What a field of a form asks for. */
export enum FormFieldKind {
  TEXT = 'text',
  CHOICE = 'choice',
  DATE = 'date',
  INITIALS = 'initials',
}

registerEnumType(FormFieldKind, {
  name: 'FormFieldKind',
  description: 'What a field of a form asks for.',
  valuesConfig: {
    TEXT: { description: 'A text of up to 500 characters.' },
    CHOICE: { description: 'One of its options.' },
    DATE: { description: 'A date, yyyy-mm-dd.' },
    INITIALS: { description: "The signer's initials, up to 5 characters." },
  },
});
