import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';

@Public()
@ObjectType({ description: 'A new token of a kiosk device.', simpleResolvers: true })
export class KioskToken {
  @Field(() => Secret, { description: 'Token that the device sends with every call: returned only here.' })
  token!: string;
  @Field(() => ID, { description: 'The business.' }) businessId!: string;
}
