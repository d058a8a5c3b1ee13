import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'Public facts of a business.', simpleResolvers: true })
export class PublicBusiness {
  @Field(() => ID, { description: 'Number of the business.' }) id!: string;
  @Field({ description: 'Name of the business.' }) name!: string;
  @Field({ description: 'Street address.' }) address!: string;
  @Field({ description: 'City.' }) city!: string;
  @Field({ description: 'Two-letter code of one of the 50 US states.' }) state!: string;
  @Field({ description: 'ZIP code.' }) zip!: string;
  @Field({ description: 'Phone number, 10 digits without the dial code.' }) phone!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Name in the address of the public page; null when none was chosen.',
  })
  vanityName!: string | null;
  @Field({
    description: 'IANA time zone, for example America/Chicago. All wall-clock times of the business are in it.',
  })
  timeZone!: string;
}
