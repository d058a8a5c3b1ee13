import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A form that the customer of an appointment is asked to sign.', simpleResolvers: true })
export class AppointmentForm {
  /** Not `id`: the same form is another entry of each appointment, which caches must not take for one. */
  @Field(() => ID, { description: 'Id of the form.' })
  formId!: string;

  @Field({ description: 'Its title.' })
  name!: string;

  @Field({ description: 'Whether it is signed with a name; else only its checkbox is checked.' })
  signatureRequired!: boolean;

  @Field({ description: 'Whether it was archived: an open one can then no longer be signed.' })
  isArchived!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When the customer confirmed or signed it for this appointment; null while it is open.',
  })
  signedAt!: Date | null;

  @Field(() => ID, { nullable: true, description: 'Id of the signature; null while it is open.' })
  signatureId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The signer's name as typed; null while it is open, and where none was asked for.",
  })
  signerName!: string | null;
}
