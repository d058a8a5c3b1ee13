import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Who serves a party, as the staff of the business see them.', simpleResolvers: true })
export class SelectedStaff {
  @Field(() => ID, { description: 'Id of the staff member.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @Field({ description: 'Their color, as #rrggbb in lower case.' }) color!: string;
}
