import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'A customer of the business, as its own staff see them.', simpleResolvers: true })
@Entity()
export class Customer {
  @Field(() => ID, { description: 'Id of the customer.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field({ description: 'First name, 1 to 50 characters.' })
  @Column('text')
  firstName!: string;

  @Field({ description: 'Last name, up to 50 characters.' })
  @Column('text')
  lastName!: string;

  @Field({ description: 'Phone number, 10 digits without the dial code.' })
  @Column('text')
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address that a kiosk or staff gave; null when there is none.',
  })
  @Column('text', { nullable: true })
  email!: string | null;

  @Field(() => Int, { nullable: true, description: 'Month of birth, 1 to 12; null when unknown.' })
  @Column('smallint', { nullable: true })
  birthMonth!: number | null;

  @Field(() => Int, { nullable: true, description: 'Day of birth, 1 to 31; null when unknown.' })
  @Column('smallint', { nullable: true })
  birthDay!: number | null;

  @Field(() => Int, { nullable: true, description: 'Year of birth; null when unknown.' })
  @Column('smallint', { nullable: true })
  birthYear!: number | null;

  @Field({ description: 'Whether they get no offers.' })
  @Column('boolean')
  offerDisabled!: boolean;

  @Field({ description: 'Whether they get no birthday messages.' })
  @Column('boolean')
  birthdayDisabled!: boolean;

  @Field({ description: 'Notes of the team, up to 2,000 characters; not shown to the customer, given on request.' })
  @Column('text')
  notes!: string;

  @Field(() => [String], { description: 'Tags of the team, by name: at most 20, of 1 to 30 characters.' })
  @Column('text', { array: true })
  tags!: string[];

  @Field(() => Int, { description: 'Incremented by each change.' })
  @Column('int')
  version!: number;

  @Field(() => Date, { description: 'When they became a customer.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When they were archived; null while they are on the list.' })
  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;
}
