import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from './Public.js';

@Public()
@ObjectType({ description: 'An item of the catalogue that a party chose.', simpleResolvers: true })
export class SelectedProduct {
  @Field(() => ID, { description: 'Id of the item.' }) id!: string;
  @Field({ description: 'Its name when it was chosen.' }) name!: string;
}
