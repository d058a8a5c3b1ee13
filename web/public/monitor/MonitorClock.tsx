import { useEffect, useMemo, useState } from 'react';
import style from './MonitorClock.module.css';
import { useLocale } from '../i18n/language-context';

const second = 1000;

/** The time in the business's zone, by the second. `at` is the server-rendered time; `clockLag` corrects a wrong clock. */
export function MonitorClock({ at, timeZone, clockLag }: { at: string; timeZone: string; clockLag: number }) {
  const locale = useLocale();
  const [now, setNow] = useState(Date.parse(at));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = Date.now() + clockLag;
      setNow(time);
      timer = setTimeout(tick, second - (time % second) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [clockLag]);
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        hour: 'numeric',
        minute: '2-digit',
        second: '2-digit',
        hour12: true,
      }),
    [timeZone, locale],
  );
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return (
    <time className={style.clock} dateTime={new Date(now).toISOString()}>
      {parts.hour}:{parts.minute}
      <span className={style.seconds}>:{parts.second}</span>{' '}
      <span className={style.half}>{parts.dayPeriod?.replace(/\s/g, ' ')}</span>
    </time>
  );
}
