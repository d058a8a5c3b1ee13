import { useMay } from '../accounts/use-may';

/** What the signed-in viewer may do in the queue. */
export function useQueueRights() {
  const may = useMay();
  return {
    mayWrite: may('QUEUE_WRITE'),
    maySetStatus: may('QUEUE_STATUS'),
    mayCallUp: may('QUEUE_CALL_UP'),
    mayAnswer: may('QUEUE_ANSWER'),
    mayReadCustomers: may('CUSTOMER_READ'),
    mayAskFeedback: may('FEEDBACK_ASK'),
    maySetUp: may('CHECK_IN_APP_WRITE'),
  };
}
