import { ModalDialog } from '../../ui/ModalDialog';
import { ordinal } from '../../ui/ordinal';
import { waitWords } from '../../ui/wait-words';
import type { Greeted } from './use-check-in';
import style from './GreetingDialog.module.css';

/** The kiosk's last word; whoever is in line already is shown the place that they have. */
export function GreetingDialog({ receipt, onDone }: { receipt: Greeted; onDone(): void }) {
  const { alreadyInLine, firstName, position, status, greeting, quote } = receipt;
  return (
    <ModalDialog title={alreadyInLine ? 'You’re Already Checked In' : 'Thank You'} align="center" onClose={onDone}>
      <div className={style.greeting}>
        {status === 'READY' ? (
          <p className={style.lead}>{firstName}, we&rsquo;re ready for you! Please see the front desk.</p>
        ) : (
          <p className={style.lead}>{alreadyInLine ? `${firstName}, this is your place in line:` : greeting}</p>
        )}
        {status !== 'READY' && position !== null && (
          <p className={style.place}>
            <strong>{ordinal(position)}</strong> <span>in line</span>
          </p>
        )}
        {quote && (
          <p className={style.wait}>
            Your wait: <strong>{waitWords(quote)}</strong>
          </p>
        )}
        <button type="button" className={`button ${style.done}`} onClick={onDone}>
          Done
        </button>
      </div>
    </ModalDialog>
  );
}
