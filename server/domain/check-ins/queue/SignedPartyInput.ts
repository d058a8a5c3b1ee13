import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { SignatureInput } from '../../signatures/SignatureInput.js';
import { TypedSignatureInput } from '../../signatures/TypedSignatureInput.js';
import { PartyInput } from './PartyInput.js';

/** What a kiosk or phone sends of a party. */
@InputType()
export abstract class SignedPartyInput extends PartyInput {
  @Field(() => SignatureInput, {
    nullable: true,
    description:
      'What the customer confirmed or signed. It is kept where check-in asks them for this form (see `agreement`), or asks for nothing and once asked for it; once for a check-in, also for the one of a customer who is in line already; anything else is ignored.',
  })
  @ValidateNested()
  signature?: SignatureInput | null;

  @Field(() => TypedSignatureInput, {
    nullable: true,
    description:
      'What the customer confirmed or signed, from a client that knows the form but not its version; counts where `signature` is left out.',
  })
  @ValidateNested()
  typedSignature?: TypedSignatureInput | null;
}
