import { registerEnumType } from 'type-graphql';

/** What a password is asked for once more. */
export enum ConfirmedAction {
  ERASE_CUSTOMER = 'ERASE_CUSTOMER',
  CHANGE_OWNER = 'CHANGE_OWNER',
  EXPORT_CUSTOMERS = 'EXPORT_CUSTOMERS',
  EXPORT_SIGNATURES = 'EXPORT_SIGNATURES',
  SHORTEN_KEEPING = 'SHORTEN_KEEPING',
}

registerEnumType(ConfirmedAction, {
  name: 'ConfirmedAction',
  description: 'An action that needs the password once more (confirmPassword).',
  valuesConfig: {
    ERASE_CUSTOMER: { description: 'Erasing a customer for good.' },
    CHANGE_OWNER: { description: 'Making somebody an owner, lowering or removing one, or leaving as one.' },
    EXPORT_CUSTOMERS: { description: 'Exporting the customers as a file.' },
    EXPORT_SIGNATURES: { description: 'Exporting the signatures as a file.' },
    SHORTEN_KEEPING: {
      description:
        'Keeping what was signed for less time, or no longer holding a customer, which blanks what is older.',
    },
  },
});
