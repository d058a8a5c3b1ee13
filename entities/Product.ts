import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Image } from './Image.js';
import { ProductCategory } from './ProductCategory.js';
import { ProductType } from './ProductType.js';

@ObjectType({
  description: 'An item of the catalogue, a service or a product, as its own staff see it.',
  simpleResolvers: true,
})
@Entity()
export class Product {
  @Field(() => ID, { description: 'Id of the item.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field(() => ProductType, { description: 'Service or product.' })
  @Column('text')
  type!: ProductType;

  @Column('bigint', { nullable: true }) categoryId!: string | null;

  @Field(() => ProductCategory, {
    nullable: true,
    description: 'Its category; null without one, and while its category is archived.',
  })
  category!: ProductCategory | null;

  @Field(() => Image, { nullable: true, description: 'The main photo of its album; null without one.' })
  image!: Image | null;

  @Field({ description: 'Name, 1 to 100 characters.' })
  @Column('text')
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "US dollars as an exact decimal with two places, for example '24.50'; null without a price.",
  })
  @Column('numeric', { nullable: true })
  price!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes, 1 to 10080; null for products and for services without a duration.',
  })
  @Column('int', { nullable: true })
  durationMinutes!: number | null;

  @Field({ description: 'Rich text as sanitised HTML, up to 20,000 characters; empty without a description.' })
  @Column('text')
  description!: string;

  @Field(() => Int, {
    description: 'Rank within the category, 0 to 49; equal ranks are in the order of names.',
  })
  @Column('smallint')
  position!: number;

  @Field(() => Int, { description: 'Incremented by each change.' })
  @Column('int')
  version!: number;

  @Column('timestamptz') createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was archived; null while it is live.' })
  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;
}
