import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Staff members whose archival was undone.', simpleResolvers: true })
export class StaffReturn {
  @Field(() => [ID], { description: 'Their ids.' }) ids!: string[];
  @Field(() => Int, { description: 'How many appointments to come they have back.' }) appointments!: number;
  @Field(() => Int, { description: 'How many of those overlap other appointments.' }) overlapping!: number;
  @Field(() => Int, { description: 'How many appointments to come changed meanwhile and stay with who has them.' })
  changedAppointments!: number;
  @Field(() => Int, { description: 'How many parties that wait they have back.' }) parties!: number;
  @Field(() => Int, { description: 'How many parties that wait changed meanwhile and stay with who has them.' })
  changedParties!: number;
}
