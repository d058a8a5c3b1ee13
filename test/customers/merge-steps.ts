import type { TestBusiness, TestCustomer } from '../world/TestBusiness.js';
import {
  Customer,
  CustomerMerges,
  MergeCustomers,
  UndoCustomerMerge,
  UpdateCustomer,
  type UpdateCustomerMutationVariables,
} from './customers.generated.js';

/** What a manager does with the records of one human. */
export const mergeStepsOf = (business: () => TestBusiness) => ({
  change: (customer: { id: string }, input: UpdateCustomerMutationVariables['input']) =>
    business().owner.must(UpdateCustomer, { id: customer.id, input }),
  read: async (customer: { id: string }) => (await business().owner.must(Customer, { id: customer.id })).customer,
  merge: async (kept: { id: string }, merged: { id: string }) =>
    (await business().owner.must(MergeCustomers, { keepId: kept.id, mergeId: merged.id })).mergeCustomers,
  undo: async (merge: { id: string }) =>
    (await business().owner.must(UndoCustomerMerge, { id: merge.id })).undoCustomerMerge,
  merges: async (customer: { id: string }) =>
    (await business().owner.must(CustomerMerges, { id: customer.id })).customerMerges,
  mergeRefusal: async (kept: TestCustomer | { id: string }, merged: { id: string }, more: object = {}) => {
    const { errors } = await business().owner.ask(MergeCustomers, { keepId: kept.id, mergeId: merged.id, ...more });
    return errors![0]!;
  },
  undoRefusal: async (merge: { id: string }) =>
    (await business().owner.ask(UndoCustomerMerge, { id: merge.id })).errors![0]!.extensions.code,
});
