import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'A category of the catalogue, as its own staff see it.', simpleResolvers: true })
@Entity()
export class ProductCategory {
  @Field(() => ID, { description: 'Id of the category.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field({ description: 'Name, 1 to 60 characters; no other live category has it.' })
  @Column('text')
  name!: string;

  @Field({ description: 'Line under the name, up to 200 characters.' })
  @Column('text')
  subheading!: string;

  @Field(() => Int, { description: 'Rank among the categories, 0 to 49; equal ranks are in the order of names.' })
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
