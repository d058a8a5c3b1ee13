import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Public } from '../../../../entities/Public.js';
import { SignaturePlace } from '../../../../entities/SignaturePlace.js';

@Public()
@ObjectType({ description: 'What a form asked a customer to fill in.', simpleResolvers: true })
export class OwnAnswer {
  @Field({ description: 'What was asked.' }) label!: string;
  @Field({ description: 'What they filled in; empty for nothing.' }) value!: string;
}

@Public()
@ObjectType({ description: 'What a customer gave with a form, as they see it.', simpleResolvers: true })
export class GivenSignature {
  @Field(() => String, { nullable: true, description: "The signer's name as typed; null where none was asked for." })
  signerName!: string | null;
  @Field(() => String, { nullable: true, description: 'On behalf of whom they signed; null for nobody.' })
  signedFor!: string | null;
  @Field(() => String, { nullable: true, description: 'The drawn signature, as SignatureInput.strokes; else null.' })
  strokes!: string | null;
  @Field(() => [OwnAnswer], { description: 'What was asked, in its order, and filled in.' }) answers!: OwnAnswer[];
}

@Public()
@ObjectType({ description: 'A form that a customer confirmed or signed, as they see it.', simpleResolvers: true })
export class OwnSignature extends GivenSignature {
  @Field(() => ID, { description: 'Id of the signature.' }) id!: string;
  @Field(() => Date, { description: 'When they signed.' }) at!: Date;
  @Field({ description: 'Title of the form as it was signed.' }) form!: string;
  @Field(() => SignaturePlace, { description: 'Where.' }) place!: SignaturePlace;
  @Field(() => Int, { description: 'Number of the version of the form, from 1.' }) version!: number;
  @Field({ description: 'Code of the record, which /verify takes.' }) code!: string;
  @Field({ description: 'Sentence beside the checkbox, as they agreed to it.' }) consent!: string;
  @Field(() => String, { nullable: true, description: 'E-mail address that they gave for a copy; null for none.' })
  email!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Phone number or e-mail address to which the link to sign went; null where they signed at check-in.',
  })
  sentTo!: string | null;
  @Field(() => String, { nullable: true, description: 'IP address from which they signed.' }) address!: string | null;
  @Field(() => String, { nullable: true, description: 'Browser with which they signed, as it named itself.' })
  userAgent!: string | null;
}

@Public()
@ObjectType({ description: 'What a customer confirmed and signed, one page.', simpleResolvers: true })
export class OwnSignaturePage {
  @Field(() => [OwnSignature], { description: 'Latest first.' }) items!: OwnSignature[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}
