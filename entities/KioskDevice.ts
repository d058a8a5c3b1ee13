import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'A device that runs the check-in app of a business.' })
@Entity()
export class KioskDevice {
  @Field(() => ID, { description: 'Id of the device.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field({ description: 'Name given when it was launched.' })
  @Column('text')
  name!: string;

  /** SHA-256 of the token; the token itself is returned once. */
  @Column('text') tokenHash!: string;

  @Field(() => String, { nullable: true, description: 'Name of the person who launched it.' })
  @Column('text', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'When it was launched.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Its last request, to the minute; null before the first.',
  })
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;
}
