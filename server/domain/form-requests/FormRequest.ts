import { Field, ID, ObjectType } from 'type-graphql';
import { MessageChannel } from '../check-ins/messages/message.types.js';

@ObjectType({ description: 'A form that a customer was asked to sign.', simpleResolvers: true })
export class RequestedForm {
  @Field(() => ID, { description: 'Id of the form.' }) formId!: string;
  @Field({ description: 'Its title.' }) name!: string;
  @Field(() => Date, {
    nullable: true,
    description: 'When the customer confirmed or signed it; null while it is open.',
  })
  signedAt!: Date | null;
  @Field({ description: 'Whether it was archived: an open one can then no longer be signed.' }) isArchived!: boolean;
}

@ObjectType({ description: 'A link by which a customer was asked to sign forms.', simpleResolvers: true })
export class FormRequest {
  @Field(() => ID, { description: 'Id of the request.' }) id!: string;
  @Field(() => [RequestedForm], { description: 'The forms, by title.' }) forms!: RequestedForm[];
  @Field(() => Date, { description: 'When it was made.' }) createdAt!: Date;
  @Field({ description: "Name of who made it, else 'Greeter'." }) createdBy!: string;
  @Field(() => Date, { description: 'When the link ends, 14 days after it left.' }) expiresAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When the last of its forms was signed; null before.' })
  completedAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'When it was taken back; null while it was not.' })
  revokedAt!: Date | null;
  @Field({ description: 'Whether its link could not be delivered: neither the text nor an e-mail in its place.' })
  isUndelivered!: boolean;
}

@ObjectType({ description: 'A request that is on its way to the customer.', simpleResolvers: true })
export class SentForms {
  @Field(() => FormRequest, { description: 'The request.' }) request!: FormRequest;
  @Field(() => MessageChannel, { description: 'Channel of the link: TEXT or EMAIL.' }) sentBy!: MessageChannel;
}
