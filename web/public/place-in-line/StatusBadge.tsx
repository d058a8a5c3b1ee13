import type { CheckInStatus } from '../../schema.generated';
import { chair } from '../../ui/icons/chair';
import style from './StatusBadge.module.css';
import { useTranslate } from '../i18n/language-context';

const icons: Record<CheckInStatus, string> = {
  CHECKED_IN: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2',
  READY: 'M6 16v-5a6 6 0 1 1 12 0v5l1.5 2h-15L6 16Zm4 5h4',
  SEATED: chair,
  CANCELED: 'M6 6l12 12M18 6 6 18',
};

/** Status as icon, word and color. */
export function StatusBadge({ status }: { status: CheckInStatus }) {
  const t = useTranslate();

  return (
    <p className={style.badge} data-status={status}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
        <path
          d={icons[status]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {t(`placeInLine.status${status}`)}
    </p>
  );
}
