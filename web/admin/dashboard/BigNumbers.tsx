import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { number, type Statistics } from './charts';

interface NumberProps {
  name: string;
  children: ReactNode;
  note: string;
}

function BigNumber({ name, children, note }: NumberProps) {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column', padding: { xs: 3, sm: 4 } }}>
      <Typography component="dt" sx={{ fontSize: 'var(--text-s)', fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        className="numbers"
        sx={{ margin: 0, marginTop: 1, fontSize: 'var(--text-xl)', fontWeight: 700, lineHeight: 1.2 }}
      >
        {children}
      </Typography>
      <Typography
        component="dd"
        color="textSecondary"
        className="numbers"
        sx={{ margin: 0, fontSize: 'var(--text-s)' }}
      >
        {note}
      </Typography>
    </Paper>
  );
}

/** Minutes with a small unit; a dash if nobody waited. */
function Minutes({ value }: { value: number | null }) {
  if (value === null) return <span aria-label="none">–</span>;
  return (
    <>
      {value}
      <Typography component="span" sx={{ fontSize: 'var(--text-m)', fontWeight: 600 }}>
        {' min'}
      </Typography>
    </>
  );
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.round((100 * part) / whole)}% of the parties`;

/** Accuracy of the quoted waits, with its numbers. */
function HonestQuotes({ accuracy }: { accuracy: Statistics['quoteAccuracy'] }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexDirection: 'column',
        padding: { xs: 3, sm: 4 },
        borderLeft: '4px solid var(--color-primary)',
      }}
    >
      <Typography component="dt" sx={{ fontSize: 'var(--text-s)', fontWeight: 600 }}>
        Honest quotes
      </Typography>
      <Typography
        component="dd"
        className="numbers"
        sx={{ margin: 0, marginTop: 1, fontSize: 'var(--text-l)', fontWeight: 700, lineHeight: 1.3 }}
      >
        {accuracy
          ? `Within the range ${number(accuracy.within)} ${accuracy.within === 1 ? 'time' : 'times'} of ${number(accuracy.quotes)}`
          : 'No quote to judge yet'}
      </Typography>
      <Typography
        component="dd"
        color="textSecondary"
        className="numbers"
        sx={{ margin: 0, fontSize: 'var(--text-s)' }}
      >
        {accuracy
          ? `${accuracy.keptPercent}% of the parties that were quoted a wait were called up or seated within it; ${accuracy.promisedPercent / 10} of 10 is what a quote promises.`
          : 'A quote counts as soon as its party is called up or seated.'}
      </Typography>
    </Paper>
  );
}

/** The key numbers of the range. */
export function BigNumbers({ statistics }: { statistics: Statistics }) {
  const {
    total,
    seated,
    noShows,
    canceled,
    newCustomers,
    returningCustomers,
    waitMedianMinutes,
    waitP90Minutes,
    quoteAccuracy,
  } = statistics;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        margin: 0,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(6, minmax(0, 1fr))',
        },
      }}
    >
      <BigNumber name="Parties" note={`${number(seated)} seated`}>
        {number(total)}
      </BigNumber>
      <BigNumber name="Median wait" note="Half waited at most this long">
        <Minutes value={waitMedianMinutes} />
      </BigNumber>
      <BigNumber name="9 of 10 waited" note="At most this long">
        <Minutes value={waitP90Minutes} />
      </BigNumber>
      <BigNumber name="No-shows" note={share(noShows, total)}>
        {number(noShows)}
      </BigNumber>
      <BigNumber name="Canceled" note={share(canceled, total)}>
        {number(canceled)}
      </BigNumber>
      <BigNumber name="New customers" note={`${number(returningCustomers)} returning`}>
        {number(newCustomers)}
      </BigNumber>
      <HonestQuotes accuracy={quoteAccuracy} />
    </Box>
  );
}
