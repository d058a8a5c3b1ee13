import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Says that the settings of the check-in app changed: ask again.', simpleResolvers: true })
export class CheckInAppTick {
  @Field(() => Date, { description: 'When it was heard.' }) at!: Date;
}
