import CallUpIcon from '@mui/icons-material/CampaignOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { calledUpAt, callUpRefusal, canCallUp, canUndoNoShow, minutesToNext } from './call-up';
import { nameOf, type CheckIn } from './statuses';
import style from './CallUpCell.module.css';

interface Props {
  checkIn: CheckIn;
  timeZone: string;
  now: number;
  mayCallUp: boolean;
  maySetStatus: boolean;
  isLeaving: boolean;
  onCallUp: (checkIn: CheckIn) => void;
  onUndo: (checkIn: CheckIn) => void;
}

/** The call-up button, the time of the call-up with a button for the next one, or its failure; for a no-show, its undo. */
export function CallUpCell({ checkIn, timeZone, now, mayCallUp, maySetStatus, isLeaving, onCallUp, onUndo }: Props) {
  const name = nameOf(checkIn);
  if (maySetStatus && canUndoNoShow(checkIn, now)) {
    return (
      <Button
        size="small"
        variant="outlined"
        className={style.button}
        startIcon={<UndoIcon />}
        aria-label={`Undo the no-show of ${name}`}
        disabled={isLeaving}
        onClick={() => onUndo(checkIn)}
      >
        Undo
      </Button>
    );
  }
  if (checkIn.notifiedAt) {
    const when = calledUpAt(checkIn.notifiedAt, timeZone, now);
    const minutes = minutesToNext(checkIn, now);
    return (
      <>
        <span className={style.called}>
          <CallUpIcon fontSize="small" aria-hidden />
          <span>{`Called up ${when}`}</span>
        </span>
        {mayCallUp && callUpRefusal(checkIn, checkIn.status, now) === null && (
          <Button
            size="small"
            variant="outlined"
            className={`${style.button} ${style.again}`}
            aria-label={minutes > 0 ? `Call up ${name} again in ${minutes} min` : `Call up ${name} again`}
            disabled={isLeaving || minutes > 0}
            onClick={() => onCallUp(checkIn)}
          >
            {minutes > 0 ? 'Called up' : 'Call Again'}
            <span className={style.when}>{minutes > 0 ? `Again in ${minutes} min` : when}</span>
          </Button>
        )}
      </>
    );
  }
  const isOffered = mayCallUp && canCallUp(checkIn, now);
  return (
    <>
      {checkIn.callUpFailed && (
        <span className={style.failed}>
          <FailedIcon fontSize="small" aria-hidden />
          <span>Call-up failed</span>
        </span>
      )}
      {isOffered && (
        <Button
          size="small"
          variant="outlined"
          className={style.button}
          startIcon={<CallUpIcon />}
          aria-label={`Call up ${name}`}
          disabled={isLeaving}
          onClick={() => onCallUp(checkIn)}
        >
          Call Up
        </Button>
      )}
    </>
  );
}
