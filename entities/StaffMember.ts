import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Image } from './Image.js';
import { OpeningPart } from './OpeningPart.js';
import { OpeningRange } from './OpeningRange.js';
import { Role } from './Role.js';
import { StaffAccess } from './StaffAccess.js';

@ObjectType({
  description: 'Somebody who works at a business, whether or not they sign in, as the business itself sees them.',
  simpleResolvers: true,
})
@Entity('staff')
export class StaffMember {
  @Field(() => ID, { description: 'Id of the staff member.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  /** Who signs in as them. */
  @Column('bigint', { nullable: true }) accountId!: string | null;

  @Field(() => Role, {
    description:
      'Their role, also as a member. Of an owner the names, phone and e-mail address cannot be changed, the role only by lowerOwner, and an owner cannot be archived.',
  })
  @Column('smallint')
  role!: Role;

  @Field({ description: 'Name of the role: Owner, Manager, Front desk or Staff.' })
  roleName!: string;

  @Field({ description: 'First name, 1 to 50 characters.' })
  @Column('text')
  firstName!: string;

  @Field({ description: 'Last name, 1 to 50 characters.' })
  @Column('text')
  lastName!: string;

  @Field({
    description: 'Phone number, 10 digits; empty without one, and for those in the role Staff, but their own.',
  })
  @Column('text')
  phone!: string;

  @Field({
    description: 'E-mail address; empty without one, and for those below Manager, but their own.',
  })
  @Column('text')
  email!: string;

  @Field({ description: 'Color in the calendar, as #rrggbb in lower case.' })
  @Column('text')
  color!: string;

  @Field(() => [ID], {
    description: 'Items of the catalogue that they do, archived ones included; none: all.',
  })
  @Column('bigint', { array: true })
  productIds!: string[];

  @Field(() => StaffAccess, {
    nullable: true,
    description: 'Whether they sign in; null for those below Manager.',
  })
  access!: StaffAccess | null;

  @Field({ description: 'Whether you sign in as them.' })
  isYou!: boolean;

  @Field(() => Image, { nullable: true, description: 'The main photo of their album; null without one.' })
  image!: Image | null;

  @Field(() => [OpeningRange], { description: 'When they work every week, by weekday and start.' })
  weekly!: OpeningRange[];

  @Field(() => [OpeningPart], { description: 'The weekly hours cut at midnight, by weekday and start.' })
  parts!: OpeningPart[];

  @Field(() => Int, { description: 'Incremented by each change of what the form holds.' })
  @Column('int')
  version!: number;

  @Column('timestamptz') createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When they were archived; null while they are live.' })
  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;
}
