import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../../ui/phone-number';
import { nameOf } from '../customer-words';
import { facts, gains, type ComparedRecord } from './merged-facts';

interface Props {
  records: readonly [ComparedRecord, ComparedRecord];
  keptId: string;
  onKeep: (id: string) => void;
}

/** Two records side by side, of which one is kept, and what that one takes over. */
export function CompareRecords({ records, keptId, onKeep }: Props) {
  const kept = records.find(({ customer }) => customer.id === keptId) ?? records[0];
  const merged = records.find((record) => record !== kept) ?? records[1];
  const taken = gains(kept, merged);
  return (
    <>
      <Box
        component="table"
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': {
            paddingBlock: 2,
            paddingRight: 3,
            textAlign: 'left',
            verticalAlign: 'top',
            fontWeight: 400,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
            borderTop: '1px solid var(--color-line)',
          },
          '& thead th': { borderTop: 0 },
          '& tr > :first-child': { width: { xs: 84, sm: 112 }, color: 'text.secondary' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Keep</th>
            {records.map(({ customer }, index) => (
              <th key={customer.id} scope="col">
                <FormControlLabel
                  control={
                    <Radio
                      name="kept"
                      checked={customer.id === kept.customer.id}
                      onChange={() => onKeep(customer.id)}
                      slotProps={{ input: { 'aria-label': `Keep ${nameOf(customer)}, record ${index + 1}` } }}
                    />
                  }
                  label={`Record ${index + 1}`}
                  sx={{ minHeight: 'var(--touch)' }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([word, of]) => {
            const cells = records.map(of);
            if (cells.every((cell) => cell === '')) return null;
            return (
              <tr key={word}>
                <th scope="row">{word}</th>
                {records.map((record) => (
                  <Box
                    component="td"
                    key={record.customer.id}
                    className="numbers"
                    sx={record === kept ? { fontWeight: '600 !important' } : undefined}
                  >
                    {of(record) || '–'}
                  </Box>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
      <Alert severity="info" icon={false}>
        <Typography
          sx={{ fontWeight: 600 }}
        >{`${nameOf(kept.customer)}, ${formatPhone(kept.customer.phone)}, is kept.`}</Typography>
        <Typography>{`It takes over ${taken.join('; ')}.`}</Typography>
        <Typography>
          {`The other record leaves your lists. Anyone who checks in with ${
            merged.customer.phone === kept.customer.phone ? 'its name' : formatPhone(merged.customer.phone)
          } is this customer from now on, and texts go to ${formatPhone(kept.customer.phone)}.`}
        </Typography>
      </Alert>
      <Typography color="textSecondary">You can undo this for a day, in the profile.</Typography>
    </>
  );
}
