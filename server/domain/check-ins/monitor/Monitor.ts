import { Field, ObjectType } from 'type-graphql';
import { MonitorEntry } from './MonitorEntry.js';
import { Public } from '../../../../entities/Public.js';

@Public()
@ObjectType({
  description: 'The waitlist monitor: of persons only first name and last initial.',
  simpleResolvers: true,
})
export class Monitor {
  @Field({ description: 'Name of the business.' }) businessName!: string;
  @Field({ description: 'IANA time zone of its clock.' }) timeZone!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Path of the address in the self-renewing QR code, which changes every 3 minutes and is accepted for 6 more; null where printed ones are accepted.',
  })
  checkInPath!: string | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When the code in `checkInPath` stops being accepted; null where that is null.',
  })
  codeEndsAt!: Date | null;
  @Field(() => Date, { description: 'Time of this snapshot.' }) now!: Date;
  @Field(() => [MonitorEntry], { description: 'Ready parties, then those in line, each in the order of the line.' })
  entries!: MonitorEntry[];
}
