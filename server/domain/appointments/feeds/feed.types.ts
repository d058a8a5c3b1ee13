import { Field, ID, ObjectType } from 'type-graphql';
import { Secret } from '../../../../entities/Secret.js';

@ObjectType({ description: 'The address of a calendar that a program elsewhere reads.', simpleResolvers: true })
export class CalendarFeed {
  @Field(() => ID, { nullable: true, description: 'Id of the staff member; null for that of the business.' })
  staffId!: string | null;
  @Field(() => Date, { description: 'When the address was made.' }) createdAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it was last read, to the minute; null while it was not.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'A new address of a calendar, which is told this once.', simpleResolvers: true })
export class NewCalendarFeed {
  @Field(() => Secret, { description: 'The whole address: whoever has it reads the calendar.' }) address!: string;
  @Field(() => CalendarFeed, { description: 'What is kept of it.' }) feed!: CalendarFeed;
}
