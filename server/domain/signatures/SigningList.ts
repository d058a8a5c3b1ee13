import { Field, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { PublicBusiness } from '../businesses/PublicBusiness.js';
import { FormToSign } from '../forms/signing/FormToSign.js';
import { GivenSignature } from './listing/OwnSignature.js';

@Public()
@ObjectType({ description: 'A form that a customer is asked to sign.', simpleResolvers: true })
export class ListedForm {
  @Field(() => FormToSign, { description: 'The text to read; of a confirmed one, the text that was confirmed.' })
  form!: FormToSign;
  @Field(() => Date, { nullable: true, description: 'When they confirmed or signed it; null while it is open.' })
  signedAt!: Date | null;
  @Field(() => GivenSignature, { nullable: true, description: 'What they gave with it; null while it is open.' })
  signature!: GivenSignature | null;
}

@Public()
@ObjectType({ description: 'What a customer is asked to sign, one form after the other.', simpleResolvers: true })
export class SigningList {
  @Field(() => PublicBusiness, { description: 'The business that asks.' }) business!: PublicBusiness;
  @Field({ description: 'First name of the customer.' }) firstName!: string;
  @Field(() => [ListedForm], {
    description: 'Open forms first, by title, then the confirmed ones in the order in which they were confirmed.',
  })
  forms!: ListedForm[];
}
