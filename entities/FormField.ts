import { Field, ObjectType } from 'type-graphql';
import { FormFieldKind } from './FormFieldKind.js';
import { Public } from './Public.js';

@Public()
@ObjectType({ description: 'What signers fill in beside the text of a form.', simpleResolvers: true })
export class FormField {
  @Field({ description: 'Key by which answers refer to it; the same in every version.' }) name!: string;
  @Field(() => FormFieldKind, { description: 'What it asks for.' }) kind!: FormFieldKind;
  @Field({ description: 'Label, 1 to 200 characters.' }) label!: string;
  @Field({ description: 'Whether it must be filled in.' }) isRequired!: boolean;
  @Field(() => [String], { description: 'Of a choice: what can be chosen, 2 to 20; else none.' }) options!: string[];
}
