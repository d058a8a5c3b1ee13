import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { GridColumn } from './grid/grid-columns';

interface Props {
  columns: readonly GridColumn[];
  value: string | null;
  onChange: (column: string | null) => void;
}

/** Whose appointments the calendar shows. */
export const ColumnFilter = ({ columns, value, onChange }: Props) => (
  <NativeSelect
    value={columns.some(({ id }) => id === value) ? value : ''}
    onChange={({ target }) => onChange(target.value || null)}
    input={<OutlinedInput />}
    inputProps={{ 'aria-label': 'Appointments of' }}
    sx={{
      order: 1,
      flex: { xs: '1 1 110px', sm: '0 1 150px' },
      minWidth: 0,
      marginLeft: { xs: 'auto', lg: 0 },
      height: 44,
      background: 'var(--color-surface)',
    }}
  >
    <option value="">All staff</option>
    {columns.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </NativeSelect>
);
