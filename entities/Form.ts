import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { FormField } from './FormField.js';
import type { StoredPdf } from './FormSheet.js';

@ObjectType({
  description: 'A text for customers to read or to sign, as its own staff see it: its current version.',
  simpleResolvers: true,
})
@Entity()
export class Form {
  @Field(() => ID, { description: 'Id of the form.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field({ description: 'Title, 1 to 100 characters.' })
  @Column('text')
  name!: string;

  @Field({
    description: 'Rich text as sanitised HTML, up to 160,000 characters; of a PDF, its text, empty for a scan.',
  })
  @Column('text')
  content!: string;

  @Field(() => [FormField], { description: 'What signers fill in, up to 20.' })
  @Column('jsonb')
  fields!: FormField[];

  @Field({ description: 'Whether customers sign it; else they confirm that they have read it.' })
  @Column('boolean')
  signatureRequired!: boolean;

  @Column('jsonb', { nullable: true }) pdf!: StoredPdf | null;

  @Field(() => Int, { description: 'Number of the current version, from 1.' })
  @Column('int')
  version!: number;

  @Field(() => Date, { description: 'When its current version was made.' })
  changedAt!: Date;

  @Field(() => ID, { nullable: true, description: 'The template of which it is a copy; null for one of your own.' })
  @Column('int', { nullable: true })
  templateId!: number | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When a customer first confirmed or signed it; null while nobody has. Then it cannot be deleted.',
  })
  @Column('timestamptz', { nullable: true })
  firstSignedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Years after which what identifies signers is blanked, 1 to 50; null keeps it for good.',
  })
  @Column('smallint', { nullable: true })
  keepYears!: number | null;

  @Column('timestamptz') createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was archived; null while it is live.' })
  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;
}
