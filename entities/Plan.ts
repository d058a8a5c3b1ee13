import { registerEnumType } from 'type-graphql';

/** The four tiers of ruling 35 and none, in order: each includes the ones before it. */
export enum Plan {
  NONE = 'none',
  BASIC = 'basic',
  STANDARD = 'standard',
  PLUS = 'plus',
  BUSINESS = 'business',
}

registerEnumType(Plan, {
  name: 'Plan',
  description: 'The subscription tier of a business; each includes the ones before it.',
  valuesConfig: {
    NONE: { description: 'No plan: Basic without texts.' },
    BASIC: { description: 'First tier.' },
    STANDARD: { description: 'Second tier.' },
    PLUS: { description: 'Third tier.' },
    BUSINESS: { description: 'Fourth tier.' },
  },
});
