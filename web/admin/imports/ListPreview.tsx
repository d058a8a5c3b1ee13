import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Columns, type ListKind, type NumberedRow, rowsCount } from './list-kind';
import type { List } from './read-list';

interface Props<Field extends string, Input extends NumberedRow> {
  kind: ListKind<Field, Input>;
  name: string;
  list: List;
  columns: Columns<Field>;
  /** Whether all rows have been looked at. */
  isChecked: boolean;
  readyCount: number;
  wrongCount: number;
  /** Rows that go without a value that is wrong. */
  lessCount: number;
  /** Rows that hold what is there already, or what a row above holds. */
  repeatedCount: number;
  /** Rows of which the server says that they are there; true for archived ones. */
  matches: ReadonlyMap<number, boolean>;
  skipsRepeated: boolean;
  onSkip: (skips: boolean) => void;
  onColumn: (index: number, field: Field | null) => void;
}

const shownRows = 20;
const cell = {
  padding: '8px 12px',
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: '1px solid var(--color-line)',
  minWidth: 150,
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The first rows of a file, and above each column what it holds. */
export function ListPreview<Field extends string, Input extends NumberedRow>(props: Props<Field, Input>) {
  const { kind, name, list, columns, isChecked, readyCount, wrongCount, lessCount } = props;
  const { repeatedCount, matches, skipsRepeated, onSkip, onColumn } = props;
  const { headers, rows } = list;
  const lack = kind.lack(columns);
  const { skip } = kind.words;
  const wrong =
    wrongCount > 0 ? ` ${rowsCount(wrongCount)} with errors will be skipped unless you mend them below.` : '';
  const first = rows.length > shownRows ? ` The first ${shownRows}:` : '';
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography role="status">
        <b>{name}</b>
        {lack === null && isChecked
          ? `: ${readyCount.toLocaleString('en-US')} of ${rowsCount(rows.length)} can be imported.${wrong}`
          : `: ${rowsCount(rows.length)}.`}
      </Typography>
      {list.isGuessed && (
        <Alert severity="info">
          The file is not in UTF-8. If letters with accents look wrong below, save it as CSV UTF-8 and choose it again.
        </Alert>
      )}
      {repeatedCount > 0 && skip && (
        <FormControlLabel
          control={<Checkbox checked={skipsRepeated} onChange={(_event, skips) => onSkip(skips)} />}
          label={skip(rowsCount(repeatedCount))}
        />
      )}
      {repeatedCount > 0 && !skip && (
        <Alert severity="info">{`${rowsCount(repeatedCount)} ${repeatedCount === 1 ? 'repeats' : 'repeat'} a row above and will be left out.`}</Alert>
      )}
      {lessCount > 0 && (
        <Alert severity="info">{`${rowsCount(lessCount)} will be imported without a value that is wrong, unless you mend it below.`}</Alert>
      )}
      {matches.size > 0 && <Alert severity="info">{thereAlready(matches, kind.words.there)}</Alert>}
      {lack !== null && <Alert severity="warning">{lack}</Alert>}
      <Typography variant="body2" color="textSecondary">
        {`Choose what each column holds.${first}`}
      </Typography>
      <Box
        role="region"
        aria-label="Rows of the file"
        tabIndex={0}
        sx={{ overflow: 'auto', maxHeight: 340, border: '1px solid var(--color-line)', borderRadius: 1 }}
      >
        <Box
          component="table"
          sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 'var(--text-s)', '& th, & td': cell }}
        >
          <thead>
            <tr>
              {headers.map((header, index) => (
                <th key={index} scope="col">
                  <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', marginBottom: 1 }}>
                    {header || `Column ${index + 1}`}
                  </Box>
                  <NativeSelect
                    fullWidth
                    input={<OutlinedInput />}
                    inputProps={{ 'aria-label': `What ${header || `column ${index + 1}`} holds` }}
                    value={columns[index] ?? ''}
                    onChange={({ target }) => onColumn(index, (target.value || null) as Field | null)}
                  >
                    <option value="">Not imported</option>
                    {kind.fields.map((field) => (
                      <option key={field} value={field}>
                        {kind.fieldNames[field]}
                      </option>
                    ))}
                  </NativeSelect>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map(({ number, cells }) => (
              <tr key={number}>
                {headers.map((_header, index) => (
                  <Box component="td" key={index} sx={columns[index] ? undefined : { color: 'text.secondary' }}>
                    {cells[index]}
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Stack>
  );
}

const mostNumbers = 10;

function thereAlready(matches: ReadonlyMap<number, boolean>, there: string): string {
  const numbers = [...matches.keys()].toSorted((a, b) => a - b);
  const archived = [...matches.values()].filter(Boolean).length;
  const rows = numbers.slice(0, mostNumbers).join(', ');
  const more =
    numbers.length > mostNumbers ? ` and ${(numbers.length - mostNumbers).toLocaleString('en-US')} more` : '';
  const ofArchive =
    archived > 0
      ? ` ${archived.toLocaleString('en-US')} of them ${archived === 1 ? 'is' : 'are'} archived and can be restored there.`
      : '';
  return `${rowsCount(numbers.length)} will be left out: ${there} (${numbers.length === 1 ? 'row' : 'rows'} ${rows}${more}).${ofArchive}`;
}
