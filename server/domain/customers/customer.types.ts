import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Customer } from '../../../entities/Customer.js';

@ObjectType({ description: 'Customers, one page of a list.', simpleResolvers: true })
export class CustomerPage {
  @Field(() => [Customer], { description: 'By first name, then last name; names that begin with no letter last.' })
  items!: Customer[];
  @Field(() => Int, { description: 'How many customers the whole list has.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}

@ObjectType({ description: 'A letter of the list of customers.', simpleResolvers: true })
export class CustomerLetter {
  @Field({ description: 'A to Z, or # for names that begin otherwise.' }) letter!: string;
  @Field(() => Int, { description: 'How many names begin with it.' }) count!: number;
}

@ObjectType({ description: 'A tag that customers have.', simpleResolvers: true })
export class CustomerTag {
  @Field({ description: 'The tag.' }) tag!: string;
  @Field(() => Int, { description: 'How many customers on the list have it.' }) count!: number;
}

@ObjectType({ description: 'Customers that were archived, restored or erased.', simpleResolvers: true })
export class CustomersChange {
  @Field(() => [ID], { description: 'Their ids.' }) ids!: string[];
}

@ObjectType({ description: 'Customers of the business changed: read them again.', simpleResolvers: true })
export class CustomersTick {
  @Field(() => Date, { description: 'When the server noticed.' }) at!: Date;
}
