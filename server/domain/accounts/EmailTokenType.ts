import { registerEnumType } from 'type-graphql';

/** Purpose of a welcome page's or mailed link's token. The values appear in addresses and on the REST mirror. */
export enum EmailTokenType {
  SIGNUP = 'signup',
  PASSWORD = 'password',
}

registerEnumType(EmailTokenType, {
  name: 'EmailTokenType',
  description: 'Purpose of a mailed link or its token.',
  valuesConfig: {
    SIGNUP: { description: 'Verifying the e-mail and setting up the business.' },
    PASSWORD: { description: 'Choosing a new password.' },
  },
});
