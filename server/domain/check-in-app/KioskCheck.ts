import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A kiosk token that is good.', simpleResolvers: true })
export class KioskCheck {
  @Field(() => ID, { description: 'The business.' }) businessId!: string;
}
