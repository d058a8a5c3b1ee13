import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import { useState } from 'react';
import { media } from '../../../ui/breakpoints';
import { lateDialog } from '../../pieces/late';
import { CountBadge } from '../CountBadge';
import { HeadButton } from '../HeadButton';
import type { Standby } from './standby-words';
import type { Standbys } from './use-standbys';

const StandbyDialog = lateDialog(() => import('./StandbyDialog'), 'StandbyDialog', 'Waiting for a time');

interface Props {
  standbys: Standbys;
  timeZone: string;
  /** Opens the form of a new appointment for them; null for those who may not. */
  onBook: ((standby: Standby) => void) | null;
}

/** How many customers wait for a time to free up; opens their list. */
export function StandbyButton({ standbys, timeZone, onBook }: Props) {
  const [isOpen, setOpen] = useState(false);
  const total = standbys.page?.total ?? 0;
  return (
    <>
      <HeadButton
        icon={
          <CountBadge count={total}>
            <WaitingIcon />
          </CountBadge>
        }
        words="Waiting"
        wordsFrom={media.tools}
        label={`Waiting for a time: ${total}`}
        opensDialog
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <StandbyDialog
          standbys={standbys}
          timeZone={timeZone}
          onBook={
            onBook &&
            ((standby) => {
              setOpen(false);
              onBook(standby);
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
