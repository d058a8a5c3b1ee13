import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Role } from '../../../../entities/Role.js';

@ObjectType({
  description: 'A business where the signed-in user may see the queue, as it stands now.',
  simpleResolvers: true,
})
export class Location {
  @Field(() => ID, { description: 'Number of the business.' }) id!: string;
  @Field({ description: 'Name of the business.' }) name!: string;
  @Field({ description: 'Street address.' }) address!: string;
  @Field({ description: 'City.' }) city!: string;
  @Field(() => Role, { description: 'Role of the user there.' }) role!: Role;
  @Field({ description: 'Whether it takes no check-ins at the moment.' }) isPaused!: boolean;
  @Field(() => Int, { description: 'Parties that wait and are not ready.' }) waiting!: number;
  @Field(() => Int, { description: 'Parties that are ready.' }) ready!: number;
  @Field(() => Int, {
    description: 'All parties of Today, in the time zone of the business: waiting, ready, seated and canceled.',
  })
  today!: number;
}
