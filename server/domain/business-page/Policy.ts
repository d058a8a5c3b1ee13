import { Field, ID, ObjectType } from 'type-graphql';
import { FormSheet } from '../../../entities/FormSheet.js';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A form that the page of a business shows.', simpleResolvers: true })
export class Policy {
  @Field(() => ID, { description: 'Id of the policy.' }) id!: string;
  @Field(() => ID, { description: 'Id of the form.' }) formId!: string;
  @Field({ description: 'Title of the form.' }) name!: string;
  @Field({ description: 'Rich text as sanitised HTML; of a PDF, its text, empty for a scan.' }) content!: string;
  @Field(() => [FormSheet], { description: 'Images of the pages if the form is a PDF; else empty.' })
  pages!: FormSheet[];
}
