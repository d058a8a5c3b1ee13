import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';
import { SignatureInput } from '../signatures/SignatureInput.js';

/** Forms of one link. */
const MAX_FORMS = 20;

@ArgsType()
export class SendFormsArgs {
  @Field(() => ID, { description: 'Id of the customer.' }) customerId!: string;
  @Field(() => [ID], {
    description: 'Ids of the forms to sign, 1 to 20; of a template, your copy is sent, made at its first use.',
  })
  @ArrayMinSize(1, { message: 'Choose a form' })
  @ArrayMaxSize(MAX_FORMS, tooLong(MAX_FORMS))
  formIds!: string[];
}

@ArgsType()
export class SignFormsArgs {
  @Field({ description: 'Key of the link, from its address /sign/{token}.' }) token!: string;
  @Field(() => [SignatureInput], { description: 'What the customer signs, 1 to 20.' })
  @ArrayMinSize(1, { message: 'Sign a form' })
  @ArrayMaxSize(MAX_FORMS, tooLong(MAX_FORMS))
  @ValidateNested()
  signatures!: SignatureInput[];
}
