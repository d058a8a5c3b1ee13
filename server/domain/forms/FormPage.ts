import { Field, Int, ObjectType } from 'type-graphql';
import { Form } from '../../../entities/Form.js';

@ObjectType({ description: 'A page of forms.', simpleResolvers: true })
export class FormPage {
  @Field(() => [Form], { description: 'The forms of this page.' }) items!: Form[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Start of the next page; null on the last.' }) cursor!:
    string | null;
}
