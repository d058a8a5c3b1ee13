import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a change did to forms.', simpleResolvers: true })
export class FormChange {
  @Field(() => [ID], { description: 'Ids of the forms, which are all so now.' }) ids!: string[];
}
