import { registerEnumType } from 'type-graphql';

/** What a password is asked for once more. */
export enum ConfirmedAction {
  ERASE_CUSTOMER = 'ERASE_CUSTOMER',
}

registerEnumType(ConfirmedAction, {
  name: 'ConfirmedAction',
  description: 'An action that needs the password once more (confirmPassword).',
  valuesConfig: { ERASE_CUSTOMER: { description: 'Erasing a customer for good.' } },
});
