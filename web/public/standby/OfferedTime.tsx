import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from '../i18n/language-context';
import style from './Standby.module.css';
import { visitText } from './standby-words';
import type { OwnStandbyFactsFragment } from './standby.generated';
import type { StandbyFlow } from './use-standby';

const minuteMs = 60_000;
const everySecond = 1_000;
/** From here on a screen reader says it by itself. */
const fewMinutes = 2;

/** Milliseconds that are left; null until the script is here, as the server's clock is another one. */
function useLeft(until: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setLeft(until - Date.now());
    look();
    const timer = setInterval(look, everySecond);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

interface Props {
  flow: StandbyFlow;
  offer: NonNullable<OwnStandbyFactsFragment['offer']>;
}

/** A freed time that is held, for how long yet, and the two answers. */
export function OfferedTime({ flow, offer }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const left = useLeft(Date.parse(offer.expiresAt));
  const { busyWith, standby } = flow;
  const isOver = left !== null && left <= 0;
  const minutes = left === null ? null : Math.floor(left / minuteMs);
  return (
    <>
      <h1>{t('standby.offered')}</h1>
      <section className={style.part} aria-label={t('standby.offered')}>
        <p className={style.time}>{t('standby.offeredText', visitText(offer.startsAt, standby.timeZone, locale))}</p>
        {minutes !== null && (
          <p role="timer" aria-live={minutes <= fewMinutes ? 'polite' : 'off'}>
            {isOver
              ? t('standby.offerOver')
              : minutes > 0
                ? t('standby.heldFor', { minutes })
                : t('standby.heldBriefly')}
          </p>
        )}
      </section>
      {!isOver && (
        <div className={style.actions}>
          <button
            type="button"
            className="button"
            aria-disabled={busyWith !== null}
            data-busy={busyWith === 'book' || undefined}
            onClick={() => void flow.book(offer.id)}
          >
            {t(busyWith === 'book' ? 'standby.booking' : 'standby.book')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-disabled={busyWith !== null}
            onClick={() => void flow.pass(offer.id)}
          >
            {t('standby.pass')}
          </button>
        </div>
      )}
    </>
  );
}
