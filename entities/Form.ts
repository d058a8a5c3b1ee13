import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'A text for customers to read or to sign, as its own staff see it.', simpleResolvers: true })
@Entity()
export class Form {
  @Field(() => ID, { description: 'Id of the form.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field({ description: 'Title, 1 to 100 characters.' })
  @Column('text')
  name!: string;

  @Field({ description: 'Rich text as sanitised HTML, up to 20,000 characters.' })
  @Column('text')
  content!: string;

  @Field({ description: 'Whether customers sign it.' })
  @Column('boolean')
  signatureRequired!: boolean;

  @Column('timestamptz') createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was archived; null while it is live.' })
  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;
}
