import type { KeptCounts } from './KeptCheckIns';
import style from './OfflineMark.module.css';

const checkIns = (count: number) => `${count} ${count === 1 ? 'check-in' : 'check-ins'}`;

function message(isOffline: boolean, waiting: number): string | null {
  if (isOffline)
    return `Offline: check-ins are kept and sent when the network is back.${waiting > 0 ? ` ${waiting} kept.` : ''}`;
  return waiting > 0 ? `Sending ${checkIns(waiting)}…` : null;
}

/** A note at the foot of the kiosk while offline, and a button for the host when a check-in was not accepted. */
export function OfflineMark({
  isOffline,
  counts: { waiting, refused },
  onOpenRefused,
}: {
  isOffline: boolean;
  counts: KeptCounts;
  onOpenRefused(): void;
}) {
  const text = message(isOffline, waiting);
  return (
    <div className={style.place}>
      <div role="status">{text && <p className={style.mark}>{text}</p>}</div>
      {refused > 0 && (
        <button type="button" className={style.host} onClick={onOpenRefused}>
          For the host: {checkIns(refused)} not accepted
        </button>
      )}
    </div>
  );
}
