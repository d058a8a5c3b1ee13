import { useMemo } from 'react';
import { useAccount } from '../accounts/use-account';
import type { Permission } from '../../schema.generated';

/** What the account may do in the queue; the same object until its permissions change. */
export function useQueueRights() {
  const { permissions } = useAccount();
  return useMemo(() => {
    const may = (permission: Permission) => permissions.includes(permission);
    return {
      mayWrite: may('QUEUE_WRITE'),
      maySetStatus: may('QUEUE_STATUS'),
      mayCallUp: may('QUEUE_CALL_UP'),
      mayAnswer: may('QUEUE_ANSWER'),
      mayReadCustomers: may('CUSTOMER_READ'),
      mayAskFeedback: may('FEEDBACK_ASK'),
      maySetUp: may('CHECK_IN_APP_WRITE'),
    };
  }, [permissions]);
}
