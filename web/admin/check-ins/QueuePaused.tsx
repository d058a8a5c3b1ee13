import PausedIcon from '@mui/icons-material/PauseCircleOutlined';
import Button from '@mui/material/Button';
import style from './QueueNews.module.css';

interface Props {
  isBusy: boolean;
  /** Null for who may not. */
  onResume: (() => void) | null;
}

/** Sign beside the title while check-in is paused. */
export function QueuePaused({ isBusy, onResume }: Props) {
  return (
    <div className={style.paused}>
      <PausedIcon fontSize="small" aria-hidden />
      <p className={style.sentence}>
        <strong>Check-in is paused.</strong>
        <span className={style.detail}> Kiosks and phones say so and take nobody.</span>
      </p>
      {onResume && (
        <Button color="inherit" loading={isBusy} onClick={onResume}>
          Resume
        </Button>
      )}
    </div>
  );
}
