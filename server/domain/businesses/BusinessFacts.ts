import { Field, ID, ObjectType } from 'type-graphql';

/** What everybody may know of a business. The mark of a public type would be inherited: those that extend this bear their own. */
@ObjectType()
export abstract class BusinessFacts {
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
