import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Staff members who were archived.', simpleResolvers: true })
export class StaffArchival {
  @Field(() => [ID], { description: 'Their ids.' }) ids!: string[];
  @Field(() => Int, { description: 'How many appointments to come somebody else got.' }) appointments!: number;
  @Field(() => Int, { description: 'How many of those overlap other appointments since: none was canceled for it.' })
  overlapping!: number;
}
