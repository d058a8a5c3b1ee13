import { useState } from 'react';
import type { ShownFragment } from './monitor.generated';
import { nameOf } from './MonitorTable';

/** Announces newly ready parties to screen readers; those already ready are read from the list. */
export function ReadyAnnouncer({ entries }: { entries: ShownFragment['entries'] }) {
  const ready = entries.filter(({ status }) => status === 'READY');
  const keys = ready.map(({ key }) => key).join(' ');
  const [known, setKnown] = useState(keys);
  const [words, setWords] = useState('');
  if (keys !== known) {
    setKnown(keys);
    const before = known.split(' ');
    const called = ready.filter(({ key }) => !before.includes(key)).map(nameOf);
    if (called.length > 0) setWords(`Ready, please see the host: ${called.join(', ')}`);
  }
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  );
}
