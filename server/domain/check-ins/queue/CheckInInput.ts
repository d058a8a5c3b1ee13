import { Field, InputType } from 'type-graphql';
import { SignedPartyInput } from './SignedPartyInput.js';

@InputType({ description: 'Input of a customer on a kiosk or phone.' })
export class CheckInInput extends SignedPartyInput {
  @Field({ description: 'Handle of the person from `persons` or `addPerson`.' })
  handle!: string;
}
