import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { BusinessBand } from './BusinessBand';
import type { CheckInFaceFragment } from './check-in.generated';
import { CheckInForm } from './CheckInForm';
import { loadVisitStep, useCheckIn, type OfflineWay, type Receipt } from './use-check-in';

/** How long a kiosk waits for the next touch depends on it. */
export type Pace = 'busy' | 'reading' | undefined;

interface CheckInVisitProps {
  face: CheckInFaceFragment;
  token(): Promise<string>;
  pad?: ComponentProps<typeof CheckInForm>['pad'];
  /** Said of the connection: over the form, and over the dialog that covers it. Only on a phone, which keeps what is typed. */
  notice?: ReactNode;
  /** What the business offers; left out, it is asked for. */
  readItems?: NonNullable<ComponentProps<typeof CheckInForm>['items']>['read'];
  /** The same of its staff. */
  readStaff?: NonNullable<ComponentProps<typeof CheckInForm>['staff']>['read'];
  /** Stores check-ins while the server is unreachable; without it, they fail. */
  offline?: OfflineWay;
  onSuspectSessionEnd(): void;
  onCancel?(): void;
  onPace?(pace: Pace): void;
  onReceipt(receipt: Receipt): void;
}

/** One customer's visit to the form, with the dialogs that follow. Unmounting it forgets everything that was typed. */
export function CheckInVisit({
  face,
  token,
  pad,
  notice,
  readItems,
  readStaff,
  offline,
  onSuspectSessionEnd,
  onCancel,
  onPace,
  onReceipt,
}: CheckInVisitProps) {
  const visit = useCheckIn({ token, offline, isSigned: face.app.formEnabled, onSuspectSessionEnd, onDone: onReceipt });
  const { step, Piece, isBusy, error, dismissError } = visit;
  const mayLoseNetwork = pad !== undefined;
  useEffect(() => {
    if (mayLoseNetwork) loadVisitStep().catch(() => undefined);
  }, [mayLoseNetwork]);
  const [enteredAt, setEnteredAt] = useState<typeof step>();
  // What somebody entered must not wait for the next customer as long as a text that is read.
  const isReading = step.name === 'sign' && enteredAt !== step;
  const pace = isBusy ? 'busy' : isReading ? 'reading' : undefined;
  useEffect(() => onPace?.(pace), [pace, onPace]);
  const banner = (
    <>
      <BusinessBand name={face.business.name} logo={face.app.logo} />
      {notice}
    </>
  );
  return (
    <>
      <CheckInForm
        settings={face.app}
        businessName={face.business.name}
        pad={pad}
        keepsDraft={notice !== undefined}
        items={{ businessId: face.business.id, read: readItems }}
        staff={{ token, read: readStaff, face }}
        isBusy={isBusy}
        error={step.name === 'form' ? error : undefined}
        onDismissError={dismissError}
        onCancel={onCancel}
        onCheckIn={visit.start}
      />
      {step.name === 'form' && notice}
      {Piece && (
        <div onInput={() => setEnteredAt(step)}>
          <Piece
            visit={visit}
            banner={banner}
            draftKey={notice === undefined ? undefined : `checkIn.${face.business.id}`}
          />
        </div>
      )}
    </>
  );
}
