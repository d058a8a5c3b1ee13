import type { Customer } from '../../../entities/Customer.js';

/** What a list that is imported or exported says of a customer. */
export type CustomerFacts = Pick<
  Customer,
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'birthMonth'
  | 'birthDay'
  | 'birthYear'
  | 'offerDisabled'
  | 'birthdayDisabled'
  | 'notes'
  | 'tags'
>;
