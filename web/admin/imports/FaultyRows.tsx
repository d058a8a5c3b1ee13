import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldFrame } from '../pieces/FieldFrame';
import { type ListKind, type NumberedRow, rowsCount } from './list-kind';
import type { FaultyRow } from './use-list';

interface Props<Field extends string> {
  title: string;
  kind: Pick<ListKind<Field, NumberedRow>, 'fieldNames' | 'nameOf'>;
  rows: readonly FaultyRow<Field>[];
  onMend: (number: number, field: Field, text: string) => void;
}

const shownRows = 50;

/** Rows with something wrong, each with a field for it. */
export function FaultyRows<Field extends string>({ title, kind, rows, onMend }: Props<Field>) {
  if (rows.length === 0) return null;
  const hidden = rows.length - shownRows;
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 4 }}>
      <Typography variant="h3">{title}</Typography>
      <Stack component="ul" sx={{ gap: 4, margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.slice(0, shownRows).map(({ number, cells, fields, faults, isReady }) => (
          <Box component="li" key={number}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {[
                `Row ${number}`,
                kind.nameOf(cells),
                isReady && Object.keys(faults).length > 0 && 'imported without what is wrong',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 3,
                marginTop: 1,
                gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
              }}
            >
              {fields.map((field) => (
                <FieldFrame key={field} label={kind.fieldNames[field]} error={faults[field]}>
                  {(attributes) => (
                    <OutlinedInput
                      inputProps={{ ...attributes, 'aria-invalid': Boolean(faults[field]) }}
                      value={cells[field] ?? ''}
                      onChange={({ target }) => onMend(number, field, target.value)}
                    />
                  )}
                </FieldFrame>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
      {hidden > 0 && (
        <Typography variant="body2" color="textSecondary">
          {`${rowsCount(hidden)} more. Mend many of them in the spreadsheet, and choose the file again.`}
        </Typography>
      )}
    </Stack>
  );
}
