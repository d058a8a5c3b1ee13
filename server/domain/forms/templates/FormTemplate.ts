import { Field, ID, ObjectType } from 'type-graphql';
import { FormField } from '../../../../entities/FormField.js';

@ObjectType({
  description: 'A form of the platform, to begin with: the first use copies it into your business.',
  simpleResolvers: true,
})
export class FormTemplate {
  @Field(() => ID, { description: 'Id of the template; 1 is the default agreement.' }) id!: string;
  @Field({ description: "What it is for: 'agreement', 'salon', 'tattoo', 'gym', 'clinic' or 'photo'." }) kind!: string;
  @Field({ description: 'Title.' }) name!: string;
  @Field({ description: 'Rich text as sanitised HTML.' }) content!: string;
  @Field(() => [FormField], { description: 'What signers fill in.' }) fields!: FormField[];
  @Field({ description: 'Whether customers sign it.' }) signatureRequired!: boolean;
}
