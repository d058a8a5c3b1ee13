import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a change did to forms.', simpleResolvers: true })
export class FormChange {
  @Field(() => [ID], { description: 'Ids of all the given forms, also of those that were in that state before.' })
  ids!: string[];
  @Field(() => [ID], { description: 'Ids of those that it changed: what an undo takes back.' }) changedIds!: string[];
}
