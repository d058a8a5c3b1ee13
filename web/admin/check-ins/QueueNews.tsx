import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { QueueView } from './queue-view';
import { hasLeft, useQueueNews, type News } from './use-queue-news';

interface Props {
  news: readonly News[] | undefined;
  onShow: (change: Partial<QueueView>) => void;
}

function sentenceOf(news: News): string {
  const name = `${news.customer.firstName} ${news.customer.lastName}`.trim();
  return hasLeft(news) ? `${name} left the queue.` : `${name} wrote: “${news.reply ?? ''}”`;
}

/** A sign over the list for what happens out of sight: a party wrote or left. It leads there. */
export function QueueNews({ news, onShow }: Props) {
  const { unseen, putAway } = useQueueNews(news);
  const [latest] = unseen;
  function go() {
    const isOfLatest = (each: News) => hasLeft(each) === hasLeft(latest);
    onShow({ ...(hasLeft(latest) ? { filter: 'CANCELED', part: null } : { part: 'REPLIES' }), date: null, search: '' });
    putAway(isOfLatest);
  }
  return (
    <Box role="status" sx={{ position: 'sticky', top: 72, height: 0, zIndex: 4 }}>
      {latest && (
        <Alert
          severity="info"
          variant="filled"
          action={
            <>
              <Button color="inherit" onClick={go}>
                Show
              </Button>
              <Button color="inherit" onClick={() => putAway()}>
                Close
              </Button>
            </>
          }
          sx={{
            maxWidth: 560,
            marginInline: 'auto',
            boxShadow: 'var(--shadow-float)',
            '& .MuiAlert-message': { minWidth: 0 },
          }}
        >
          <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{sentenceOf(latest)}</Box>
          {unseen.length > 1 && `And ${unseen.length - 1} more.`}
        </Alert>
      )}
    </Box>
  );
}
