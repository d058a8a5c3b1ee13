import CloseIcon from '@mui/icons-material/Close';
import NewsIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { media } from '../../ui/breakpoints';
import type { QueueView } from './queue-view';
import { hasLeft, useQueueNews, type News } from './use-queue-news';
import type { HeldChanges } from './use-steady-rows';
import style from './QueueNews.module.css';

interface Props {
  news: readonly News[] | undefined;
  heldChanges: HeldChanges;
  /** The sign of a pause: beside the others on a desk; elsewhere there is room for one, and what passes comes first. */
  paused: ReactNode;
  /** Leads to the list that holds the check-in `id`. */
  onShow: (change: Partial<QueueView>, id: string) => void;
  onClose: () => void;
}

const heldWords = {
  waiting: 'Changes wait until the pointer leaves the list.',
  soon: 'The rows move in a few seconds.',
};

function sentenceOf(news: News): string {
  const name = `${news.customer.firstName} ${news.customer.lastName}`.trim();
  return hasLeft(news) ? `${name} left the queue.` : `${name} wrote: “${news.reply ?? ''}”`;
}

/** A sign beside the title for what happens out of sight, a party wrote or left, which leads there; else for changes that the list holds back. */
export function QueueNews({ news, heldChanges, paused, onShow, onClose }: Props) {
  const isDesk = useMediaQuery(media.board);
  const { unseen, putAway } = useQueueNews(news);
  const [latest] = unseen;
  function go() {
    const isOfLatest = (each: News) => hasLeft(each) === hasLeft(latest);
    const place: Partial<QueueView> = hasLeft(latest) ? { filter: 'CANCELED', part: null } : { part: 'REPLIES' };
    onShow({ ...place, date: null, search: '' }, latest.id);
    putAway(isOfLatest);
  }
  function close() {
    putAway();
    onClose();
  }
  const hasRoom = !paused || isDesk;
  const isHeld = heldChanges === 'soon' || (heldChanges === 'waiting' && !latest && hasRoom);
  return (
    <Box role="status" className={style.signs}>
      {(isDesk || (!latest && !isHeld)) && paused}
      {isHeld && <p className={style.held}>{heldWords[heldChanges]}</p>}
      {latest && !isHeld && (
        <div className={style.news}>
          <NewsIcon fontSize="small" aria-hidden />
          <p className={style.sentence}>
            {sentenceOf(latest)}
            {unseen.length > 1 && <span className={style.more}>{` And ${unseen.length - 1} more.`}</span>}
          </p>
          <Button color="inherit" onClick={go}>
            Show
          </Button>
          <IconButton color="inherit" aria-label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </Box>
  );
}
