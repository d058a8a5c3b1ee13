import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** About three lines on a phone. */
const short = 140;

/** What somebody wrote with a request; a long text is cut, so that the answers stay in view. */
export function RequestNote({ notes }: { notes: string }) {
  const [isWhole, setWhole] = useState(notes.length <= short);
  return (
    <Typography color="textSecondary">
      “{isWhole ? notes : `${notes.slice(0, short).trimEnd()}…`}”{' '}
      {!isWhole && (
        <Link component="button" type="button" onClick={() => setWhole(true)} sx={{ font: 'inherit' }}>
          Show all
        </Link>
      )}
    </Typography>
  );
}
