import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { addCustomer } from './add-customer.js';
import { addPerson } from './add-person.js';
import { findPersons } from './find-persons.js';
import { verifyCustomer } from './verify-customer.js';
import { AddCustomerInput, AddPersonInput } from './person.inputs.js';
import { PersonMatch } from './PersonMatch.js';
import { PersonVerification } from './PersonVerification.js';

@Resolver()
export class PersonResolver {
  @Access('person.find', 'session')
  @Query(() => [PersonMatch], {
    description:
      'Persons with a phone, at most 20, masked. RATE_LIMITED after too many look-ups. INVALID_INPUT with the reason NOT_REACHABLE for the number of a paid service.',
  })
  persons(
    @Ctx() context: Context,
    @Arg('phone', () => String, { description: 'Phone number of 10 digits, in any format.' }) phone: string,
    @Arg('dialCode', () => String, { defaultValue: '1', description: 'Dial code of the country; only 1.' })
    dialCode: string,
  ): Promise<PersonMatch[]> {
    return findPersons(context, { phone, dialCode });
  }

  @Access('person.find', 'session')
  @Query(() => PersonVerification, { description: 'Whether a person is a customer of this business already.' })
  verifyCustomer(
    @Ctx() context: Context,
    @Arg('handle', () => String, { description: 'Handle of the person.' }) handle: string,
  ): Promise<PersonVerification> {
    return verifyCustomer(context, handle);
  }

  @Access('person.find', 'session')
  @Mutation(() => PersonMatch, {
    description:
      'Adds a person; the same phone and name are the same person. RATE_LIMITED after too many. INVALID_INPUT with the reason NOT_REACHABLE for the number of a paid service and, on kiosks and phones, NOT_A_NAME.',
  })
  addPerson(
    @Ctx() context: Context,
    @Arg('input', () => AddPersonInput, { description: 'The person.' }) input: AddPersonInput,
  ): Promise<PersonMatch> {
    return addPerson(context, input);
  }

  @Access('person.find', 'session')
  @Mutation(() => PersonMatch, {
    description:
      'Makes a person a customer of this business; an existing customer stays unchanged, but gets an e-mail address from a kiosk or staff if a phone made them. An e-mail address that a phone gives counts for the check-in that it makes with this handle only. RATE_LIMITED after too many. INVALID_INPUT with the reason NOT_REACHABLE for the number of a paid service and, on kiosks and phones, NOT_A_NAME.',
  })
  addCustomer(
    @Ctx() context: Context,
    @Arg('input', () => AddCustomerInput, { description: 'The person and the data of the customer.' })
    input: AddCustomerInput,
  ): Promise<PersonMatch> {
    return addCustomer(context, input);
  }
}
