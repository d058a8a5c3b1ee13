import { clockTime } from '../../ui/clock-time';
import { ordinal } from '../../ui/ordinal';
import { waitWords } from '../../ui/wait-words';
import { placePath } from './paths';
import type { PhoneReceipt } from './phone-session';
import { PoweredBy } from './PoweredBy';
import style from './PhoneSuccess.module.css';

function messageOf({ alreadyInLine, status, position, greeting }: PhoneReceipt): string | null {
  if (status === 'READY') return 'We’re ready for you! Please see the front desk.';
  if (!alreadyInLine) return greeting;
  return position === null ? null : `You are ${ordinal(position)} in line.`;
}

export function PhoneSuccess({ receipt }: { receipt: PhoneReceipt }) {
  const { publicId, alreadyInLine, firstName, lastInitial, checkedInAt, quote, businessName, timeZone } = receipt;
  const message = messageOf(receipt);
  return (
    <main className={style.success}>
      <p className={style.business}>{businessName}</p>
      <svg aria-hidden="true" viewBox="0 0 64 64" width="72" height="72" className={style.tick}>
        <circle cx="32" cy="32" r="32" />
        <path d="m19 33 9 9 17-19" />
      </svg>
      <h1>{alreadyInLine ? 'You’re Already Checked In' : 'Thank You for Checking In!'}</h1>
      {message !== null && <p className={style.greeting}>{message}</p>}
      <dl className={style.facts}>
        <div>
          <dt>Name</dt>
          <dd>
            {firstName} {lastInitial}.
          </dd>
        </div>
        <div>
          <dt>Checked in</dt>
          <dd>{clockTime(checkedInAt, timeZone)}</dd>
        </div>
        {quote && (
          <div>
            <dt>Your wait</dt>
            <dd>{waitWords(quote)}</dd>
          </div>
        )}
      </dl>
      {publicId && (
        <a className={`button ${style.position}`} href={placePath(publicId)}>
          Your Position
        </a>
      )}
      <PoweredBy />
    </main>
  );
}
