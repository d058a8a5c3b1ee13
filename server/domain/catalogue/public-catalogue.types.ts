import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ProductType } from '../../../entities/ProductType.js';
import { Public } from '../../../entities/Public.js';
import { Image } from '../../../entities/Image.js';

@Public()
@ObjectType({ description: 'A category of a catalogue, as visitors see it.', simpleResolvers: true })
export class PublicProductCategory {
  @Field(() => ID, { description: 'Id of the category.' }) id!: string;
  @Field({ description: 'Name of the category.' }) name!: string;
  @Field({ description: 'Line under the name; may be empty.' }) subheading!: string;
}

@Public()
@ObjectType({ description: 'An item of a catalogue, as visitors see it.', simpleResolvers: true })
export class PublicProduct {
  @Field(() => ID, { description: 'Id of the item.' }) id!: string;
  @Field(() => ProductType, { description: 'Service or product.' }) type!: ProductType;
  @Field({ description: 'Name of the item.' }) name!: string;
  @Field(() => String, {
    nullable: true,
    description: "US dollars as an exact decimal with two places, for example '24.50'; null without a price.",
  })
  price!: string | null;
  @Field(() => Int, { nullable: true, description: 'Minutes that a service takes; null where it is not said.' })
  durationMinutes!: number | null;
  @Field({ description: 'Rich text as sanitised HTML; empty without a description.' }) description!: string;
  @Field(() => PublicProductCategory, { nullable: true, description: 'Its category; null without one.' })
  category!: PublicProductCategory | null;
  @Field(() => Image, { nullable: true, description: 'The main photo of its album; null without one.' })
  image!: Image | null;
}

@Public()
@ObjectType({ description: 'A page of items of a catalogue.', simpleResolvers: true })
export class PublicProductPage {
  @Field(() => [PublicProduct], { description: 'The items of this page.' }) items!: PublicProduct[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Start of the next page; null on the last.' }) cursor!:
    string | null;
}
