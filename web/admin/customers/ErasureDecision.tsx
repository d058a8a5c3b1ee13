import { lateDialog } from '../pieces/late';
import type { ErasureRequestFieldsFragment } from './erasure-requests.generated';

const EraseCustomerDialog = lateDialog(() => import('./EraseCustomerDialog'), 'EraseCustomerDialog', 'Erase for good');
const DeclineErasureDialog = lateDialog(
  () => import('./DeclineErasureDialog'),
  'DeclineErasureDialog',
  'Decline to erase',
);

export interface Decision {
  kind: 'erase' | 'decline';
  request: ErasureRequestFieldsFragment;
}

interface Props {
  decision: Decision;
  onDecided: (kind: Decision['kind']) => void;
  onClose: () => void;
}

/** The dialog in which the owner erases the customer of a request, or declines to. */
export function ErasureDecision({ decision: { kind, request }, onDecided, onClose }: Props) {
  if (kind === 'decline')
    return <DeclineErasureDialog request={request} onDeclined={() => onDecided(kind)} onClose={onClose} />;
  const { customerId, firstName, lastName } = request;
  return (
    <EraseCustomerDialog
      customer={{ id: customerId, firstName, lastName }}
      onErased={() => onDecided(kind)}
      onClose={onClose}
    />
  );
}
