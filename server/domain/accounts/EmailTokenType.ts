import { registerEnumType } from 'type-graphql';

/** What a token of the welcome page or of a mailed link is for. The values stand in addresses and on the REST mirror. */
export enum EmailTokenType {
  SIGNUP = 'signup',
  PASSWORD = 'password',
}

registerEnumType(EmailTokenType, {
  name: 'EmailTokenType',
  description: 'What a mailed link or its token is for.',
  valuesConfig: {
    SIGNUP: { description: 'Verifying the e-mail and setting up the business.' },
    PASSWORD: { description: 'Choosing a new password.' },
  },
});
