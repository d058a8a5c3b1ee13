import { Public } from '../../../entities/Public.js';
import { Field, ObjectType } from 'type-graphql';

@Public()
@ObjectType({ description: 'The settings of the check-in app changed: read them again.', simpleResolvers: true })
export class CheckInAppTick {
  @Field(() => Date, { description: 'When the server noticed.' }) at!: Date;
}
