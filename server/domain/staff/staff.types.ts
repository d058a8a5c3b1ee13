import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Role } from '../../../entities/Role.js';
import { StaffMember } from '../../../entities/StaffMember.js';
import { type Permission, PermissionEnum } from '../../core/access/permissions.js';

@ObjectType({ description: 'A page of staff members.', simpleResolvers: true })
export class StaffMemberPage {
  @Field(() => [StaffMember], { description: 'The staff members of this page.' }) items!: StaffMember[];
  @Field(() => Int, { description: 'How many there are in all, owners included.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Start of the next page; null on the last.' }) cursor!:
    string | null;
}

@ObjectType({ description: 'What a change of several staff members was made to.', simpleResolvers: true })
export class StaffChange {
  @Field(() => [ID], { description: 'Ids of the changed staff members.' }) ids!: string[];
}

@ObjectType({ description: 'Something that a role may do.', simpleResolvers: true })
export class RolePermission {
  @Field(() => PermissionEnum, { description: 'The permission.' }) permission!: Permission;
  @Field({ description: 'What it allows, in a sentence.' }) description!: string;
  @Field({ description: 'The part of Greeter that it is about, as the screens name it.' }) area!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the plan in which it begins; null where every plan has it.',
  })
  plan!: string | null;
}

@ObjectType({ description: 'A role with what it may do, as the server enforces it.', simpleResolvers: true })
export class StaffRole {
  @Field(() => Role, { description: 'The role.' }) role!: Role;
  @Field(() => Int, { description: 'Its number on the REST mirror, 1 to 4.' }) number!: number;
  @Field({ description: 'Its name.' }) name!: string;
  @Field(() => [RolePermission], { description: 'What it may do; some of it needs a plan that includes it.' })
  may!: RolePermission[];
}

@ObjectType({ description: 'The staff, their hours or their photos changed: read them again.', simpleResolvers: true })
export class StaffTick {
  @Field(() => Date, { description: 'When the server noticed.' }) at!: Date;
}
