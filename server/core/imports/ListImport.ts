import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An import of a list, which began within the last day.', simpleResolvers: true })
export class ListImport {
  @Field({ description: 'What its caller named it.' }) importId!: string;
  @Field(() => Date, { description: 'When it began.' }) at!: Date;
  @Field({ description: "Who began it: the name of the account; 'Somebody' for one without a name." }) by!: string;
  @Field(() => Int, { description: 'Rows that it has added so far, those that were taken back since included.' })
  added!: number;
  @Field(() => Date, { nullable: true, description: 'When it was undone; null if it was not.' })
  undoneAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'Until when it can be undone; null once it was.' })
  undoUntil!: Date | null;
}
