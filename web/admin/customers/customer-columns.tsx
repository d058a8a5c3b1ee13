import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { formatPhone } from '../../ui/phone-number';
import style from './CustomerGrid.module.css';
import { birthdayWords, nameOf } from './customer-words';
import type { ListedCustomerFragment } from './customers.generated';

/** With its letter, if it is the first of it on the page. */
export type CustomerRow = ListedCustomerFragment & { letter: string };
type Column = GridColDef<CustomerRow>;
interface Cell {
  row: CustomerRow;
}

const plain = { sortable: false, filterable: false, disableColumnMenu: true } as const;

// Cells are plain elements: one that MUI styles costs ten times as much to draw.
const known: Column[] = [
  {
    ...plain,
    field: 'name',
    headerName: 'Name',
    flex: 1.4,
    minWidth: 150,
    valueGetter: (_value, row) => nameOf(row),
    renderCell: ({ row }: Cell) => (
      <span className={style.name}>
        <span aria-hidden className={style.letter}>
          {row.letter}
        </span>
        <span className={style.whole}>{nameOf(row)}</span>
      </span>
    ),
  },
  {
    ...plain,
    field: 'phone',
    headerName: 'Phone',
    width: 140,
    cellClassName: 'numbers',
    valueFormatter: (phone: string) => formatPhone(phone),
  },
  { ...plain, field: 'email', headerName: 'Email', flex: 1, minWidth: 120 },
  {
    ...plain,
    field: 'tags',
    headerName: 'Tags',
    flex: 0.8,
    minWidth: 100,
    renderCell: ({ row: { tags } }: Cell) => (
      <span className={style.tags}>
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </span>
    ),
  },
];

const birthday: Column = {
  ...plain,
  field: 'birthday',
  headerName: 'Birthday',
  width: 135,
  cellClassName: 'numbers',
  valueGetter: (_value, row) => birthdayWords(row) ?? '',
};

export const listedColumns: Column[] = [...known, birthday];

/** Of archived customers, with a button instead of the birthday. */
export const archivedColumns = (onRestore: (id: string) => void): Column[] => [
  ...known,
  {
    ...plain,
    field: 'restore',
    headerName: 'Restore',
    width: 120,
    renderCell: ({ row }: Cell) => (
      <Button sx={{ marginLeft: '-18px' }} aria-label={`Restore ${nameOf(row)}`} onClick={() => onRestore(row.id)}>
        Restore
      </Button>
    ),
  },
];
