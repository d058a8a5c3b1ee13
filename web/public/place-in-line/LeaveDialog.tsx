import { useRef, useState } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import { useRequest } from '../app-context';
import { failureOf, type Failure } from '../request';
import { newKey } from '../http-request';
import { Customer_LeaveQueueDocument, type PlaceFragment } from './place-in-line.generated';
import style from './LeaveDialog.module.css';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';

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
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const key = useRef<string>(undefined);

  const leave = async () => {
    key.current ??= newKey();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { leaveQueue } = await request(Customer_LeaveQueueDocument, { publicId }, { idempotencyKey: key.current });
      onLeft(leaveQueue);
    } catch (error) {
      setFailure(failureOf(error));
      setIsBusy(false);
    }
  };

  return (
    <ModalDialog title={t('placeInLine.leaveTitle')} onClose={onStay}>
      <p>{t('placeInLine.leaveText')}</p>
      {failure && (
        <AlertBox
          message={refusalText(failure)}
          dismissLabel={t('app.dismiss')}
          onDismiss={() => setFailure(undefined)}
        />
      )}
      <div className={style.actions}>
        <button type="button" className="button" data-kind="quiet" onClick={onStay}>
          {t('placeInLine.stay')}
        </button>
        <button type="button" className="button" data-kind="danger" disabled={isBusy} onClick={() => void leave()}>
          {t(isBusy ? 'placeInLine.leaving' : 'placeInLine.leaveConfirm')}
        </button>
      </div>
    </ModalDialog>
  );
}
