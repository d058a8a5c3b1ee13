import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Columns, fieldNames, importFields, type ImportField } from './columns';
import { rowsCount } from './items-count';
import type { List } from './read-list';

interface Props {
  name: string;
  list: List;
  columns: Columns;
  readyCount: number;
  wrongCount: number;
  /** Rows whose name and category an item or a row above has already. */
  repeatedCount: number;
  skipsRepeated: boolean;
  onSkip: (skips: boolean) => void;
  onColumn: (index: number, field: ImportField | null) => void;
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
export function ListPreview(props: Props) {
  const { name, list, columns, readyCount, wrongCount, repeatedCount, skipsRepeated, onSkip, onColumn } = props;
  const { headers, rows } = list;
  const hasNames = columns.includes('name');
  const wrong =
    wrongCount > 0 ? ` ${rowsCount(wrongCount)} with errors will be skipped unless you mend them below.` : '';
  const first = rows.length > shownRows ? ` The first ${shownRows}:` : '';
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography role="status">
        <b>{name}</b>
        {hasNames
          ? `: ${readyCount.toLocaleString('en-US')} of ${rowsCount(rows.length)} can be imported.${wrong}`
          : `: ${rowsCount(rows.length)}.`}
      </Typography>
      {repeatedCount > 0 && (
        <FormControlLabel
          control={<Checkbox checked={skipsRepeated} onChange={(_event, skips) => onSkip(skips)} />}
          label={`Skip ${rowsCount(repeatedCount)} with the name and category of an item that is in the catalogue already, or of a row above`}
        />
      )}
      {!hasNames && <Alert severity="warning">Choose the column that holds the names.</Alert>}
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
                    onChange={({ target }) => onColumn(index, (target.value || null) as ImportField | null)}
                  >
                    <option value="">Not imported</option>
                    {importFields.map((field) => (
                      <option key={field} value={field}>
                        {fieldNames[field]}
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
