import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Product } from '../../../entities/Product.js';

@ObjectType({ description: 'A page of items of the catalogue.', simpleResolvers: true })
export class ProductPage {
  @Field(() => [Product], { description: 'The items of this page.' }) items!: Product[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Start of the next page; null on the last.' }) cursor!:
    string | null;
}

@ObjectType({ description: 'What a change of several items was made to.', simpleResolvers: true })
export class CatalogueChange {
  @Field(() => [ID], { description: 'Ids of the changed items.' }) ids!: string[];
}

@ObjectType({ description: 'The order of the items of a category, or of all categories.', simpleResolvers: true })
export class CatalogueOrder {
  @Field(() => [ID], { description: 'All their ids, in their order.' }) ids!: string[];
}

@ObjectType({ description: 'The catalogue changed: read it again.', simpleResolvers: true })
export class CatalogueTick {
  @Field(() => Date, { description: 'When the server noticed.' }) at!: Date;
}
