import { Field, InputType } from 'type-graphql';
import { PartyInput } from './PartyInput.js';

@InputType({ description: 'Input of a customer on a kiosk or phone.' })
export class CheckInInput extends PartyInput {
  @Field({ description: 'Handle of the person from `persons` or `addPerson`.' })
  handle!: string;
}
