import { useRef, useState } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import { useRequest } from '../app-context';
import { asRequestError } from '../request';
import { newKey } from '../http-request';
import { Customer_LeaveQueueDocument, type PlaceFragment } from './place-in-line.generated';
import style from './LeaveDialog.module.css';

/** The customer cannot undo leaving, so this asks first. Pressing again after a failure repeats the same request. */
export function LeaveDialog({
  publicId,
  onStay,
  onLeft,
}: {
  publicId: string;
  onStay(): void;
  onLeft(place: PlaceFragment): void;
}) {
  const request = useRequest();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const key = useRef<string>(undefined);

  const leave = async () => {
    key.current ??= newKey();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { leaveQueue } = await request(Customer_LeaveQueueDocument, { publicId }, { idempotencyKey: key.current });
      onLeft(leaveQueue);
    } catch (error) {
      setFailure(asRequestError(error).message);
      setIsBusy(false);
    }
  };

  return (
    <ModalDialog title="Leave the waitlist?" onClose={onStay}>
      <p>You will lose your place and must check in again to get back in line.</p>
      {failure !== undefined && <AlertBox message={failure} onDismiss={() => setFailure(undefined)} />}
      <div className={style.actions}>
        <button type="button" className="button" data-kind="quiet" onClick={onStay}>
          Stay
        </button>
        <button type="button" className="button" data-kind="danger" disabled={isBusy} onClick={() => void leave()}>
          {isBusy ? 'Leaving…' : 'Leave'}
        </button>
      </div>
    </ModalDialog>
  );
}
