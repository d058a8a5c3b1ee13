import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { PageArgs } from '../../core/graphql/PageArgs.js';

@ArgsType()
export class RequestLinkArgs {
  @Field(() => ID, { description: 'Number of the business.' }) businessId!: string;
  @Field(() => String, { nullable: true, description: 'Phone number of 10 digits, in any format.' })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address; instead of a phone number.' })
  email?: string | null;
}

@ArgsType()
export class OwnPageArgs extends PageArgs {
  @Field({ description: 'Key of the link, from its address /md/{token}.' }) token!: string;
  @Field(() => ID, { description: 'Id of one of the customers of the link.' }) customerId!: string;
  @Field(() => Int, { defaultValue: 20, description: 'How many at most, 1 to 100.' })
  @Min(1)
  @Max(100)
  first!: number;
}

@ArgsType()
export class ChooseMessagesArgs {
  @Field({ description: 'Key of the link, from its address /md/{token}.' }) token!: string;
  @Field(() => ID, { description: 'Id of one of the customers of the link.' }) customerId!: string;
  @Field(() => Boolean, { nullable: true, description: 'Whether they may get offers; unchanged if omitted.' })
  offers?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they may get birthday messages; unchanged if omitted.',
  })
  birthdayMessages?: boolean | null;
}
