import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Customer } from '../../../../entities/Customer.js';

@ObjectType({ description: 'Two records of one human that became one.', simpleResolvers: true })
export class CustomerMerge {
  @Field(() => ID, { description: 'Id of the merge.' }) id!: string;
  @Field(() => Customer, { description: 'The kept customer as they are now.' }) kept!: Customer;
  @Field(() => Customer, {
    description:
      'The merged record, with its own name and phone number; while it is merged its id leads to the kept one.',
  })
  merged!: Customer;
  @Field(() => Date, { description: 'When they were merged.' }) mergedAt!: Date;
  @Field(() => Date, { nullable: true, description: 'Until when it can be undone; null if it no longer can.' })
  undoUntil!: Date | null;
}

export enum Similarity {
  PHONE = 'phone',
  NAME = 'name',
  EMAIL = 'email',
}

registerEnumType(Similarity, {
  name: 'Similarity',
  description: 'What two records of customers have in common.',
  valuesConfig: {
    PHONE: { description: 'The phone number.' },
    NAME: { description: 'The name, without regard to case and accents.' },
    EMAIL: { description: 'The e-mail address, without regard to case.' },
  },
});

@ObjectType({ description: 'A customer who may be the same human as another one.', simpleResolvers: true })
export class SimilarCustomer {
  @Field(() => Customer, { description: 'The customer.' }) customer!: Customer;
  @Field(() => [Similarity], { description: 'What they have in common.' }) common!: Similarity[];
}
