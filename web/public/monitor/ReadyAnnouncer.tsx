import { useState } from 'react';
import type { ShownFragment } from './monitor.generated';
import { nameOf } from './MonitorTable';
import { useTranslate } from '../i18n/language-context';

/** Announces newly ready parties to screen readers; those already ready are read from the list. */
export function ReadyAnnouncer({ entries }: { entries: ShownFragment['entries'] }) {
  const ready = entries.filter(({ status }) => status === 'READY');
  const keys = ready.map(({ key }) => key).join(' ');
  const t = useTranslate();
  const [known, setKnown] = useState(keys);
  const [called, setCalled] = useState<string[]>([]);
  if (keys !== known) {
    setKnown(keys);
    const before = known.split(' ');
    const newlyReady = ready.filter(({ key }) => !before.includes(key)).map(nameOf);
    if (newlyReady.length > 0) setCalled(newlyReady);
  }
  return (
    <p role="status" className="visually-hidden">
      {called.length > 0 && t('monitor.announcement', { names: called.join(', ') })}
    </p>
  );
}
