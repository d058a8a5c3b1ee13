import { registerEnumType } from 'type-graphql';

/** Where a form was signed. */
export enum SignaturePlace {
  KIOSK = 'kiosk',
  PHONE = 'phone',
  LINK = 'link',
}

registerEnumType(SignaturePlace, {
  name: 'SignaturePlace',
  description: 'Where a form was signed.',
  valuesConfig: {
    KIOSK: { description: 'On a kiosk of the business.' },
    PHONE: { description: "On the customer's phone, at check-in." },
    LINK: { description: 'By a link that was sent to the customer.' },
  },
});
