import { registerEnumType } from 'type-graphql';

/** How a customer agreed to a form. */
export enum SignatureKind {
  AGREED = 'agreed',
  TYPED = 'typed',
  DRAWN = 'drawn',
}

registerEnumType(SignatureKind, {
  name: 'SignatureKind',
  description: 'How a customer agreed to a form.',
  valuesConfig: {
    AGREED: { description: 'Confirmed that they read it; the form needs no signature.' },
    TYPED: { description: 'Signed with their typed name.' },
    DRAWN: { description: 'Signed with their typed name and a drawn signature.' },
  },
});
