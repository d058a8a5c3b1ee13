import { Field, ID, Int, ObjectType } from 'type-graphql';
import { FormField } from '../../../../entities/FormField.js';
import { SignatureKind } from '../../../../entities/SignatureKind.js';
import { SignaturePlace } from '../../../../entities/SignaturePlace.js';

@ObjectType({ description: 'The customer of a signature, by the record that is kept.', simpleResolvers: true })
export class SignatureCustomer {
  @Field(() => ID, { description: 'Id of the customer.' }) id!: string;
  @Field({ description: 'First name as it is now.' }) firstName!: string;
  @Field({ description: 'Last name as it is now.' }) lastName!: string;
}

@ObjectType({ description: 'A form that a customer confirmed or signed, as staff see it.', simpleResolvers: true })
export class Signature {
  @Field(() => ID, { description: 'Id of the signature.' }) id!: string;
  @Field(() => ID, { description: 'Id of the form.' }) formId!: string;
  @Field({ description: 'Title of the form as it was signed.' }) formName!: string;
  @Field(() => Int, { description: 'Number of the version that was signed, from 1.' }) formVersion!: number;
  @Field(() => SignatureCustomer, { nullable: true, description: 'The customer; null once it was blanked.' })
  customer!: SignatureCustomer | null;
  @Field(() => String, {
    nullable: true,
    description: "The signer's name as typed; null where none was asked for, and once it was blanked.",
  })
  signerName!: string | null;
  @Field(() => String, { nullable: true, description: 'On behalf of whom they signed; null for nobody.' })
  signedFor!: string | null;
  @Field(() => SignatureKind, { description: 'How they agreed.' }) kind!: SignatureKind;
  @Field(() => SignaturePlace, { description: 'Where.' }) place!: SignaturePlace;
  @Field({ description: "Language of the page: 'en' or 'es'." }) language!: string;
  @Field(() => Date, { description: 'When it was signed.' }) signedAt!: Date;
  @Field(() => Date, { description: 'When the server had it: later for a kiosk without a network.' }) receivedAt!: Date;
  @Field({ description: 'Whether what identifies the signer was blanked after its time.' }) isBlanked!: boolean;
  @Field({ description: 'By which anybody verifies a copy.' }) code!: string;
}

@ObjectType({ description: 'Signatures, one page, without their number, which may be large.', simpleResolvers: true })
export class SignaturePage {
  @Field(() => [Signature], { description: 'Latest first.' }) items!: Signature[];
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}

@ObjectType({ description: 'What a signer filled in.', simpleResolvers: true })
export class FieldAnswer {
  @Field({ description: 'Name of the field.' }) name!: string;
  @Field({ description: 'What was filled in.' }) value!: string;
}

@ObjectType({ description: 'All that is kept of a signature.', simpleResolvers: true })
export class SignatureRecord extends Signature {
  @Field(() => Int, { description: "Number of the record in the business's chain, from 1." }) seq!: number;
  @Field({ description: 'What they read: rich text as sanitised HTML; of a PDF, its text.' }) content!: string;
  @Field(() => [FormField], { description: 'What they were asked to fill in.' }) fields!: FormField[];
  @Field(() => [FieldAnswer], { description: 'What they filled in; none once it was blanked.' })
  answers!: FieldAnswer[];
  @Field(() => String, {
    nullable: true,
    description: "The drawn signature: lines apart by ';', points by a blank, each 'x,y' on 600 by 200; else null.",
  })
  strokes!: string | null;
  @Field({ description: 'What they agreed to with the checkbox.' }) consent!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The address that they entered for a copy; null for none, and once it was blanked.',
  })
  email!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The phone or e-mail address to which the link had gone; null without a link, and once it was blanked.',
  })
  sentTo!: string | null;
  @Field({ description: "Whether nobody has shown that the e-mail address of the link is the signer's." })
  isSentToUnproven!: boolean;
  @Field(() => String, { nullable: true, description: 'IP address; null once it was blanked.' })
  address!: string | null;
  @Field(() => String, { nullable: true, description: 'Browser as it names itself; null once it was blanked.' })
  userAgent!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The check-in at which they signed; null for none, and once it was blanked.',
  })
  checkInId!: string | null;
  @Field({ description: 'SHA-256 of what they read, hexadecimal.' }) formSha256!: string;
  @Field({ description: 'Hash of the previous record, hexadecimal; empty for the first.' }) previousHash!: string;
  @Field({ description: 'Hash of the record, hexadecimal: it holds that of the one before.' }) hash!: string;
  @Field(() => Date, { nullable: true, description: 'When it was blanked; null otherwise.' }) blankedAt!: Date | null;
}
