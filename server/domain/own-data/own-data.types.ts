import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { PublicBusiness } from '../businesses/PublicBusiness.js';
import { ErasureState } from '../customers/erasure/ErasureState.js';

@Public()
@ObjectType({ description: 'A customer to whom a link to own data leads.', simpleResolvers: true })
export class OwnCustomer {
  @Field(() => ID, { description: 'Id of the customer.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
}

@Public()
@ObjectType({ description: 'What a link to own data leads to.', simpleResolvers: true })
export class OwnData {
  @Field(() => PublicBusiness, { description: 'The business that holds the data.' }) business!: PublicBusiness;
  @Field(() => [OwnCustomer], {
    description: 'Customers with exactly the phone number or e-mail address that the link went to, by name.',
  })
  customers!: OwnCustomer[];
  @Field(() => Date, { description: 'When the link ends.' }) expiresAt!: Date;
}

@Public()
@ObjectType({ description: 'What a phone agreed to about texts, stopped or started.', simpleResolvers: true })
export class OwnConsent {
  @Field({ description: '`granted`, `stopped` or `started`.' }) kind!: string;
  @Field({ description: 'Where: `kiosk`, `phone`, `host`, `reply` or `provider`.' }) source!: string;
  @Field({ description: 'The words that were shown; empty for a text that was sent.' }) wording!: string;
  @Field(() => Date, { description: 'When.' }) at!: Date;
}

@Public()
@ObjectType({ description: 'Your request to be erased.', simpleResolvers: true })
export class OwnErasure {
  @Field(() => ErasureState, { description: 'State of the request.' }) state!: ErasureState;
  @Field(() => Date, { description: 'When it was made.' }) askedAt!: Date;
  @Field(() => Date, { description: 'Until when the business decides.' }) dueAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it was decided or taken back; null while it is open.' })
  decidedAt!: Date | null;
  @Field({ description: 'Why it was declined; empty otherwise.' }) reason!: string;
}

@Public()
@ObjectType({
  description: 'What a business holds on a customer, appointments, visits and messages apart.',
  simpleResolvers: true,
})
export class OwnRecord {
  @Field(() => ID, { description: 'Id of the customer.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @Field({ description: 'Phone number in the form +12125550142.' }) phone!: string;
  @Field(() => String, { nullable: true, description: 'E-mail address; null for none.' }) email!: string | null;
  @Field(() => Int, { nullable: true, description: 'Month of birth, 1 to 12; null when unknown.' })
  birthMonth!: number | null;
  @Field(() => Int, { nullable: true, description: 'Day of birth, 1 to 31; null when unknown.' })
  birthDay!: number | null;
  @Field(() => Int, { nullable: true, description: 'Year of birth; null when unknown.' }) birthYear!: number | null;
  @Field({ description: 'Whether they may get offers.' }) getsOffers!: boolean;
  @Field({ description: 'Whether they may get birthday messages.' }) getsBirthdayMessages!: boolean;
  @Field(() => Date, { description: 'When they became a customer.' }) createdAt!: Date;
  @Field(() => [OwnConsent], { description: 'What their phone agreed to, at most the last 200, latest first.' })
  consents!: OwnConsent[];
  @Field(() => Int, { description: 'How many forms they confirmed or signed: kept for their time whatever is erased.' })
  signedForms!: number;
  @Field(() => Date, {
    nullable: true,
    description: 'When the last of them is blanked; null where one is kept for good, or there is none.',
  })
  formsKeptUntil!: Date | null;
  @Field(() => OwnErasure, { nullable: true, description: 'Their latest request to be erased; null without.' })
  erasure!: OwnErasure | null;
}

@Public()
@ObjectType({ description: 'A message of the business to a customer, or of theirs to it.', simpleResolvers: true })
export class OwnMessage {
  @Field(() => ID, { description: 'Id of the message.' }) id!: string;
  @Field(() => Date, { description: 'When it was written.' }) at!: Date;
  @Field({ description: '`text`, `call` or `email`.' }) channel!: string;
  @Field({ description: 'Whether the customer wrote it.' }) isTheirs!: boolean;
  @Field(() => String, { nullable: true, description: 'Its words; null where they are not kept.' })
  body!: string | null;
}

@Public()
@ObjectType({ description: "A customer's own messages, one page.", simpleResolvers: true })
export class OwnMessagePage {
  @Field(() => [OwnMessage], { description: 'Latest first.' }) items!: OwnMessage[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}
