import { useState } from 'react';
import type { ShownFragment } from './monitor.generated';
import { nameOf } from './MonitorTable';
import { useTranslate } from '../i18n/language-context';

/** Announces newly ready parties to screen readers; those already ready are read from the list. */
export function ReadyAnnouncer({ entries }: { entries: ShownFragment['entries'] }) {
  const ready = entries.filter(({ status }) => status === 'READY');
  const keys = ready.map(({ key }) => key).join(' ');
  const t = useTranslate();
  const [lastKeys, setLastKeys] = useState(keys);
  const [names, setNames] = useState<string[]>([]);
  if (keys !== lastKeys) {
    setLastKeys(keys);
    const before = lastKeys.split(' ');
    const newlyReady = ready.filter(({ key }) => !before.includes(key)).map(nameOf);
    if (newlyReady.length > 0) setNames(newlyReady);
  }
  return (
    <p role="status" className="visually-hidden">
      {names.length > 0 && t('monitor.announcement', { names: names.join(', ') })}
    </p>
  );
}
