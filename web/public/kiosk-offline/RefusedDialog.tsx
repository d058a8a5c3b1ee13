import { useEffect, useState } from 'react';
import { formatPhone } from '../../ui/phone-number';
import { ModalDialog } from '../../ui/ModalDialog';
import { useRequest } from '../app-context';
import type { KeptCheckIns, RefusedCheckIn } from './KeptCheckIns';
import { Kiosk_HostDocument } from './kiosk-offline.generated';
import style from './RefusedDialog.module.css';

interface RefusedDialogProps {
  kept: KeptCheckIns;
  businessId: string;
  onChange(): void;
  onClose(): void;
}
type Shown =
  { kind: 'looking' } | { kind: 'stranger' } | { kind: 'unreachable' } | { kind: 'host'; entries: RefusedCheckIn[] };

const wallTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
/** By the business's clock: 'Fri, Nov 20, 8:54 AM'. */
const when = (madeAt: string) => wallTime.format(Date.parse(`${madeAt.slice(0, 19)}Z`)).replace(/\s/g, ' ');

/** Check-ins that the server did not accept, for a host of this business signed in on this device. Customers see no names. */
export function RefusedDialog({ kept, businessId, onChange, onClose }: RefusedDialogProps) {
  const request = useRequest();
  const [shown, setShown] = useState<Shown>({ kind: 'looking' });

  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<Shown> => {
      const { viewer } = await request(Kiosk_HostDocument, undefined, { within: 5_000 });
      const isHost = viewer?.business?.id === businessId && viewer.permissions.includes('queue.write');
      return isHost ? { kind: 'host', entries: await kept.refused(businessId) } : { kind: 'stranger' };
    };
    look()
      .catch((): Shown => ({ kind: 'unreachable' }))
      .then(
        (view) => {
          if (isHere) setShown(view);
        },
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [request, kept, businessId]);

  const remove = async (id: number) => {
    await kept.erase(id);
    setShown({ kind: 'host', entries: await kept.refused(businessId) });
    onChange();
  };

  return (
    <ModalDialog title="Not Accepted" onClose={onClose}>
      <div className={style.body}>
        {shown.kind === 'looking' && <p>LOADING</p>}
        {shown.kind === 'unreachable' && (
          <p>We could not reach the server. Please try again when the network is back.</p>
        )}
        {shown.kind === 'stranger' && (
          <p>
            Sign in to your business on this device to see these check-ins, then open the kiosk again. Sign out when you
            are done.
          </p>
        )}
        {shown.kind === 'host' && (
          <p>
            These check-ins were made without a network and could not be added. Add those who are still here by hand,
            then remove them from this device.
          </p>
        )}
        {shown.kind === 'host' && (
          <ul className={style.entries}>
            {shown.entries.map(({ id, input, refusal }) => (
              <li key={id}>
                <div>
                  <strong>
                    {input.firstName} {input.lastName}
                  </strong>
                  , party of {input.partySize}
                  <br />
                  {formatPhone(input.phone)}
                  <br />
                  {when(input.madeAt)}
                  {input.notes && (
                    <>
                      <br />
                      {input.notes}
                    </>
                  )}
                  <br />
                  <span className={style.reason}>{refusal.message}</span>
                </div>
                <button
                  type="button"
                  className="button"
                  data-kind="quiet"
                  aria-label={`Remove ${input.firstName} ${input.lastName}`}
                  onClick={() => void remove(id)}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={style.actions}>
          {shown.kind === 'stranger' && (
            <a className="button" href="/login">
              Sign in
            </a>
          )}
          <button type="button" className="button" data-kind="quiet" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
    </ModalDialog>
  );
}
