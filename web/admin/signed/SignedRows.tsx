import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { moment } from '../check-ins/times';
import type { SignedListProps } from './SignedList';
import { formWords, kindWords, placeWords, signerWords } from './signed-words';

/** What was signed on a phone: three lines each. */
export const SignedRows = ({ rows, timeZone, onOpen }: SignedListProps) => (
  <Box component="ul" aria-label="Signed forms" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {rows.map((row) => (
      <Box component="li" key={row.id} sx={{ borderBottom: '1px solid var(--color-line)' }}>
        <ButtonBase
          onClick={() => onOpen(row.id)}
          sx={{
            display: 'block',
            width: '100%',
            minHeight: 'var(--touch)',
            paddingBlock: 2,
            textAlign: 'left',
            font: 'inherit',
          }}
        >
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {signerWords(row)}
          </Typography>
          <Typography noWrap>{formWords(row)}</Typography>
          <Typography noWrap variant="body2" color="textSecondary" className="numbers">
            {[moment(row.signedAt, timeZone), kindWords[row.kind], placeWords[row.place]].join(' · ')}
          </Typography>
        </ButtonBase>
      </Box>
    ))}
  </Box>
);
