import { Field, Int, ObjectType } from 'type-graphql';
import { FormField } from '../../../../entities/FormField.js';
import { FormSheet } from '../../../../entities/FormSheet.js';

@ObjectType({ description: 'A form as it was, or is: a version never changes.', simpleResolvers: true })
export class FormVersion {
  @Field(() => Int, { description: 'Number of the version, from 1.' }) number!: number;
  @Field(() => Date, { description: 'When it was made.' }) createdAt!: Date;
  @Field({
    description:
      "Who made it: the name of the staff member or of the account, else 'Greeter'. An account without a name is 'Somebody'.",
  })
  by!: string;
  @Field({ description: 'Title.' }) name!: string;
  @Field({ description: 'Rich text as sanitised HTML; of a PDF, its text.' }) content!: string;
  @Field(() => [FormSheet], { description: 'Images of the pages if the form is a PDF; else empty.' })
  pages!: FormSheet[];

  @Field(() => [FormField], { description: 'What signers fill in.' }) fields!: FormField[];
  @Field({ description: 'Whether customers sign it.' }) signatureRequired!: boolean;
  @Field({ description: 'SHA-256 of what it says, 64 hexadecimal digits; the copies of signatures have the same.' })
  sha256!: string;
}

@ObjectType({ description: 'A page of the versions of a form.', simpleResolvers: true })
export class FormVersionPage {
  @Field(() => [FormVersion], { description: 'Latest first.' }) items!: FormVersion[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last.' }) cursor!:
    string | null;
}
