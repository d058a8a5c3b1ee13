import { useAccount } from '../accounts/use-account';

/** What whoever is signed in may do in the queue. */
export function useQueueRights() {
  const { permissions } = useAccount();
  const may = (permission: string) => permissions.includes(permission);
  return {
    mayWrite: may('queue.write'),
    maySetStatus: may('queue.status'),
    mayCallUp: may('queue.call-up'),
    mayAnswer: may('queue.answer'),
    mayReadCustomers: may('customer.read'),
    mayAskFeedback: may('feedback.ask'),
    maySetUp: may('check-in-app.write'),
  };
}
