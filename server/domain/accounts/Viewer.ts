import { Field, ID, ObjectType } from 'type-graphql';
import { Business } from '../../../entities/Business.js';
import { Role } from '../../../entities/Role.js';
import { type Permission, PermissionEnum } from '../../core/access/permissions.js';

@ObjectType({ description: 'A business that the signed-in user works at.' })
export class ViewerBusiness {
  @Field(() => ID, { description: 'Number of the business.' }) id!: string;
  @Field({ description: 'Name of the business.' }) name!: string;
  @Field({ description: 'Street address.' }) address!: string;
  @Field({ description: 'City.' }) city!: string;
  @Field(() => Role, { description: 'Role of the user there.' }) role!: Role;
}

@ObjectType({ description: 'The signed-in user, as read from the database now.' })
export class Viewer {
  @Field(() => ID, { description: 'Number of the account.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @Field({ description: 'E-mail address for signing in.' }) email!: string;
  @Field({ description: 'Phone number, 10 digits.' }) phone!: string;
  @Field(() => Role, { nullable: true, description: 'Role at the business of the session; null without one.' })
  role!: Role | null;
  @Field(() => Business, { nullable: true, description: 'The business of the session; null without one.' })
  business!: Business | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the business of the session, where the user works no longer; else null.',
  })
  formerBusiness!: string | null;
  @Field(() => [ViewerBusiness], { description: 'All businesses that the user works at, by name.' })
  businesses!: ViewerBusiness[];
  @Field(() => Date, { description: 'When the session ends if it is unused: 30 days after its last day of use.' })
  sessionExpiresAt!: Date;
  @Field(() => [PermissionEnum], { description: 'What the user may do at the business of the session.' })
  permissions!: Permission[];
}
