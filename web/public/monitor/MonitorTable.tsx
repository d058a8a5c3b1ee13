import { RichText } from '../i18n/RichText';
import type { ShownFragment } from './monitor.generated';
import style from './MonitorTable.module.css';
import { useTranslate } from '../i18n/language-context';

type Entry = ShownFragment['entries'][number];

const bell = 'M6 16v-5a6 6 0 1 1 12 0v5l1.5 2h-15L6 16Zm4 5h4';
const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2';
const people = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0';

const Icon = ({ path }: { path: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const nameOf = ({ firstName, lastInitial }: Entry): string =>
  lastInitial ? `${firstName} ${lastInitial}.` : firstName;

function Row({ entry }: { entry: Entry }) {
  const t = useTranslate();
  const { firstName, lastInitial, partySize, status } = entry;
  const isReady = status === 'READY';
  return (
    <tr data-ready={isReady || undefined}>
      <th scope="row">
        <span className={style.party}>
          <span className={style.first}>{firstName}</span>
          {lastInitial && <span>{` ${lastInitial}.`}</span>}
          <span className={style.size}>
            <Icon path={people} />
            <RichText
              text={t('monitor.partyOf', { partySize })}
              tags={{ label: (content) => <span className="visually-hidden">{content}</span> }}
            />
          </span>
        </span>
      </th>
      <td>
        <span className={style.status}>
          {isReady ? (
            <>
              <span className={style.badge}>
                <Icon path={bell} />
                {t('monitor.ready')}
              </span>
              <strong>{t('monitor.seeHost')}</strong>
            </>
          ) : (
            <>
              <Icon path={clock} />
              {t('monitor.inLine')}
            </>
          )}
        </span>
      </td>
    </tr>
  );
}

/** One page of the waitlist. */
export function MonitorTable({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslate();
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{t('monitor.party')}</th>
          <th scope="col">{t('monitor.status')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.key} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}
