import { clockTime } from '../../ui/clock-time';
import type { Page } from '../page';
import { Monitor_ReadDocument, type ShownFragment } from './monitor.generated';
import { MonitorClock } from './MonitorClock';
import { MonitorCode } from './MonitorCode';
import { MonitorTable } from './MonitorTable';
import { columnsOf, layOut } from './pages-of';
import { ReadyAnnouncer } from './ReadyAnnouncer';
import { useMonitor } from './use-monitor';
import { useRows } from './use-rows';
import { useTurningPages } from './use-turning-pages';
import { useWakeLock } from './use-wake-lock';
import style from './MonitorPage.module.css';
import { useLocale, useTranslate } from '../i18n/language-context';

function PageDots({ count, current }: { count: number; current: number }) {
  const t = useTranslate();
  if (count < 2) return null;
  return (
    <p className={style.dots}>
      <span className="visually-hidden">{t('monitor.page', { page: current + 1, count })}</span>
      {Array.from({ length: count }, (_, page) => (
        <span key={page} aria-hidden="true" data-current={page === current || undefined} />
      ))}
    </p>
  );
}

function Waitlist({ entries }: { entries: ShownFragment['entries'] }) {
  const t = useTranslate();
  const { frame, rowsAt } = useRows();
  const { density, rows, pages } = layOut(entries, rowsAt);
  const current = useTurningPages(pages.length);
  return (
    <>
      <div ref={frame} className={style.frame} data-scale={density.scale} data-columns={density.columns}>
        {entries.length === 0 ? (
          <p className={style.empty}>{t('monitor.empty')}</p>
        ) : (
          columnsOf(pages[current] ?? [], rows).map((column) => <MonitorTable key={column[0]?.key} entries={column} />)
        )}
      </div>
      <PageDots count={pages.length} current={current} />
    </>
  );
}

function MonitorView({ data, params: { token } }: { data: ShownFragment; params: Readonly<Record<string, string>> }) {
  const t = useTranslate();
  const locale = useLocale();
  const { monitor, offlineSince, isGone, clockLag } = useMonitor(token, data);
  useWakeLock();
  const { businessName, timeZone, entries, checkInPath, codeEndsAt } = monitor;
  const code = isGone ? null : checkInPath;
  return (
    <div className={style.monitor} data-scheme="dark">
      <header className={style.header}>
        <h1>{businessName}</h1>
        <MonitorClock at={data.now} timeZone={timeZone} clockLag={clockLag} />
      </header>
      <div className={style.body} data-with-code={code !== null || undefined}>
        <main className={style.main}>
          {isGone ? <p className={style.empty}>{t('monitor.replaced')}</p> : <Waitlist entries={entries} />}
          {!isGone && <ReadyAnnouncer entries={entries} />}
        </main>
        {code !== null && <MonitorCode path={code} endsAt={codeEndsAt} clockLag={clockLag} />}
      </div>
      <p role="status" className={style.offline}>
        {offlineSince !== undefined &&
          !isGone &&
          t('monitor.offlineSince', { time: clockTime(new Date(offlineSince).toISOString(), timeZone, locale) })}
      </p>
    </div>
  );
}

/** /monitor/{token}: for a screen in the waiting room, rendered on the server; a replaced link shows the not-found page. */
export const MonitorPage: Page<ShownFragment> = {
  load: async (request, { token }) => (await request(Monitor_ReadDocument, { token })).monitor,
  head: ({ businessName: business }, t) => ({
    title: t('monitor.title', { business }),
    description: t('monitor.description', { business }),
    noindex: true,
  }),
  Component: MonitorView,
};
