import { Field, ID, ObjectType } from 'type-graphql';
import type { StoredPdf } from '../../../entities/FormSheet.js';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A form that the page of a business shows.', simpleResolvers: true })
export class Policy {
  @Field(() => ID, { description: 'Id of the policy.' }) id!: string;
  @Field(() => ID, { description: 'Id of the form.' }) formId!: string;
  @Field({ description: 'Title of the form.' }) name!: string;
  @Field({ description: 'Rich text as sanitised HTML; of a PDF, its text, empty for a scan.' }) content!: string;
  /** `pages` tells of it. */
  pdf!: StoredPdf | null;
}
