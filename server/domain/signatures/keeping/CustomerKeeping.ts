import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What is kept of a customer whatever becomes of their record.', simpleResolvers: true })
export class CustomerKeeping {
  @Field(() => Int, { description: 'How many forms they confirmed or signed that are not blanked.' })
  signedForms!: number;
  @Field(() => Date, {
    nullable: true,
    description: 'When the last of them is blanked; null where one is kept for good, or there is none.',
  })
  keptUntil!: Date | null;
  @Field(() => Date, { nullable: true, description: 'Since when they are held for legal reasons; null if not.' })
  heldSince!: Date | null;
  @Field(() => String, { nullable: true, description: 'Why they are held; null if not.' }) heldReason!: string | null;
}
