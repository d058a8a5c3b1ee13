import { useMemo } from 'react';
import { useAccount } from '../accounts/use-account';

/** What the account may do in the queue; the same object until its permissions change. */
export function useQueueRights() {
  const { permissions } = useAccount();
  return useMemo(() => {
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
  }, [permissions]);
}
