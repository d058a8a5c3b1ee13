import CallUpIcon from '@mui/icons-material/CampaignOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { calledUpAt, canCallUp } from './call-up';
import { nameOf, type CheckIn } from './statuses';
import style from './Queue.module.css';

interface Props {
  entry: CheckIn;
  timeZone: string;
  now: number;
  mayCallUp: boolean;
  maySetStatus: boolean;
  isLeaving: boolean;
  onCallUp: (entry: CheckIn) => void;
  onUndo: (entry: CheckIn) => void;
}

/** Whether a party that did not come by itself (the grace period) can still be taken back. */
const canTakeBack = ({ cancelBy, undoUntil }: CheckIn, now: number) =>
  cancelBy === 'no-show' && undoUntil !== null && Date.parse(undoUntil) > now;

/** Calling a party up, when it was, or that it failed; of a no-show, taking it back. */
export function CallUpCell({ entry, timeZone, now, mayCallUp, maySetStatus, isLeaving, onCallUp, onUndo }: Props) {
  const name = nameOf(entry);
  if (maySetStatus && canTakeBack(entry, now)) {
    return (
      <Button
        size="small"
        variant="outlined"
        startIcon={<UndoIcon />}
        aria-label={`Undo the no-show of ${name}`}
        disabled={isLeaving}
        onClick={() => onUndo(entry)}
      >
        Undo
      </Button>
    );
  }
  if (entry.notifiedAt) {
    return (
      <span className={style.called}>
        <CallUpIcon fontSize="small" aria-hidden />
        <span>{`Called up ${calledUpAt(entry.notifiedAt, timeZone, now)}`}</span>
      </span>
    );
  }
  const isOffered = mayCallUp && canCallUp(entry, now);
  return (
    <>
      {entry.callUpFailed && (
        <span className={style.failed}>
          <FailedIcon fontSize="small" aria-hidden />
          <span>Call-up failed</span>
        </span>
      )}
      {isOffered && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<CallUpIcon />}
          aria-label={`Call up ${name}`}
          disabled={isLeaving}
          onClick={() => onCallUp(entry)}
        >
          Call Up
        </Button>
      )}
    </>
  );
}
