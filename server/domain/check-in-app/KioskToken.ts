import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';

@Public()
@ObjectType({ description: 'A new token of a kiosk device.', simpleResolvers: true })
export class KioskToken {
  @Field(() => Secret, { description: 'What the device shows with every call: answered once and only here.' })
  token!: string;
  @Field(() => ID, { description: 'The business.' }) businessId!: string;
}
