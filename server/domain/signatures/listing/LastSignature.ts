import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SignatureKind } from '../../../../entities/SignatureKind.js';

@ObjectType({ description: 'What a customer confirmed or signed last of a form.', simpleResolvers: true })
export class LastSignature {
  @Field(() => ID, { description: 'Id of the form.' }) formId!: string;
  @Field(() => Int, { description: 'Number of the newest version that they signed, from 1.' }) formVersion!: number;
  @Field(() => SignatureKind, { description: 'How they agreed.' }) kind!: SignatureKind;
  @Field(() => Date, { description: 'When they last signed that version.' }) signedAt!: Date;
}
