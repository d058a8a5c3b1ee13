import { Field, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A business that a search found.', simpleResolvers: true })
export class FoundBusiness {
  @Field({ description: 'Name of the business.' }) name!: string;
  @Field({ description: 'Phone number, 10 digits without the dial code.' }) phone!: string;
  @Field({ description: 'Street address.' }) address!: string;
  @Field({ description: 'City.' }) city!: string;
  @Field({ description: 'Two-letter code of one of the 50 US states.' }) state!: string;
  @Field({ description: 'ZIP code.' }) zip!: string;
  @Field({ description: 'Name in the address of its page.' }) vanityName!: string;
  @Field({ description: 'The full address of its page.' }) pageUrl!: string;
  @Field({ description: 'Whether customers can book there online: its plan has that and it has hours.' })
  takesBookings!: boolean;
}

@Public()
@ObjectType({ description: 'A page of businesses that a search found, the best first.', simpleResolvers: true })
export class FoundBusinessPage {
  @Field(() => [FoundBusiness], { description: 'The businesses of this page.' }) items!: FoundBusiness[];
  @Field(() => String, {
    nullable: true,
    description: 'Start of the next page; null on the last. A search goes no further than 1,000 businesses.',
  })
  cursor!: string | null;
}
