import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The settings of the check-in app changed: read them again.', simpleResolvers: true })
export class CheckInAppTick {
  @Field(() => Date, { description: 'When the server noticed.' }) at!: Date;
}
