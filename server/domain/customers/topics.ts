import { defineTopic } from '../../core/topic.js';

/** Customers of the business: who is on the list, and what it says of them. */
export const CUSTOMERS = defineTopic('customers', ['customer']);
