import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { media } from '../../ui/breakpoints';
import { moment } from '../check-ins/times';
import { cspNonce } from '../pieces/csp-nonce';
import type { ListedSignatureFragment } from './signed.generated';
import type { SignedListProps } from './SignedList';
import { customerName, formWords, kindWords, placeWords, signerWords } from './signed-words';

type Column = GridColDef<ListedSignatureFragment>;

const rowHeight = 52;
const plain = { sortable: false, filterable: false, disableColumnMenu: true } as const;

const columnsOf = (timeZone: string): Column[] => [
  {
    ...plain,
    field: 'signedAt',
    headerName: 'Signed',
    width: 190,
    cellClassName: 'numbers',
    valueFormatter: (at: string) => moment(at, timeZone),
  },
  {
    ...plain,
    field: 'signer',
    headerName: 'Signer',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => signerWords(row),
  },
  {
    ...plain,
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    valueGetter: (_value, row) => customerName(row),
  },
  {
    ...plain,
    field: 'form',
    headerName: 'Form',
    flex: 1.2,
    minWidth: 150,
    valueGetter: (_value, row) => formWords(row),
  },
  { ...plain, field: 'kind', headerName: 'How', width: 140, valueGetter: (_value, row) => kindWords[row.kind] },
  { ...plain, field: 'place', headerName: 'Where', width: 90, valueGetter: (_value, row) => placeWords[row.place] },
];

/** A customer is mostly the signer, and where matters least; both stand in the evidence. */
const narrow = { customer: false, place: false };
const whole = {};

/** What was signed as a table, with the columns that fit; a row opens the evidence. */
export function SignedGrid({ rows, timeZone, onOpen }: SignedListProps) {
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  const isWide = useMediaQuery(media.wide);
  return (
    <Box sx={{ height: `min(max(100dvh - 340px, 400px), ${(rows.length + 1) * rowHeight + 2}px)` }}>
      <DataGrid
        aria-label="Signed forms"
        nonce={cspNonce()}
        rows={rows}
        columns={columns}
        columnVisibilityModel={isWide ? whole : narrow}
        rowHeight={rowHeight}
        columnHeaderHeight={rowHeight}
        hideFooter
        disableColumnResize
        disableRowSelectionOnClick
        onCellClick={({ id }) => onOpen(String(id))}
        onCellKeyDown={({ id }, event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onOpen(String(id));
        }}
        sx={{
          background: 'var(--color-surface)',
          '&&': { '--DataGrid-t-color-border-base': 'var(--color-line)' },
          '& .MuiDataGrid-columnSeparator': { display: 'none' },
          '& .MuiDataGrid-row': { cursor: 'pointer' },
        }}
      />
    </Box>
  );
}
