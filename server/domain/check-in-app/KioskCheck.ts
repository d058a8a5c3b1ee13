import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A valid kiosk token.', simpleResolvers: true })
export class KioskCheck {
  @Field(() => ID, { description: 'The business.' }) businessId!: string;
}
