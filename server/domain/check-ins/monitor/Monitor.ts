import { Field, ObjectType } from 'type-graphql';
import { MonitorEntry } from './MonitorEntry.js';
import { Public } from '../../../../entities/Public.js';

@Public()
@ObjectType({
  description: 'The waitlist monitor: names as first name and last initial, nothing else of anybody.',
  simpleResolvers: true,
})
export class Monitor {
  @Field({ description: 'Name of the business.' }) businessName!: string;
  @Field({ description: 'IANA time zone of its clock.' }) timeZone!: string;
  @Field(() => Date, { description: 'When this was true.' }) now!: Date;
  @Field(() => [MonitorEntry], { description: 'Ready parties, then those in line, each by time of check-in.' })
  entries!: MonitorEntry[];
}
