import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useMemo } from 'react';
import { formatPhone } from '../../ui/phone-number';
import type { ListProps } from './CustomerList';
import type { ListedCustomerFragment } from './customers.generated';
import { birthdayWords, nameOf } from './customer-words';
import { beginsLetter, letterOf, pageSize } from './letters';

const rowHeight = 52;
const selection = '__check__';

interface Cell {
  row: ListedCustomerFragment;
}
const plain = { sortable: false, filterable: false, disableColumnMenu: true } as const;
const columns: GridColDef<ListedCustomerFragment>[] = [
  {
    ...plain,
    field: 'phone',
    headerName: 'Phone',
    width: 150,
    cellClassName: 'numbers',
    valueFormatter: (phone: string) => formatPhone(phone),
  },
  { ...plain, field: 'email', headerName: 'E-mail', flex: 1.2, minWidth: 170 },
  {
    ...plain,
    field: 'tags',
    headerName: 'Tags',
    flex: 1,
    minWidth: 110,
    renderCell: ({ row: { tags } }: Cell) => (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', height: '100%' }}>
        {tags.map((tag) => (
          <Chip key={tag} size="small" label={tag} />
        ))}
      </Box>
    ),
  },
  {
    ...plain,
    field: 'birthday',
    headerName: 'Birthday',
    width: 125,
    cellClassName: 'numbers',
    valueGetter: (_value, row) => birthdayWords(row) ?? '',
  },
];

/** The customers of a page as a table. */
export function CustomerGrid({ rows, total, page, selected, onSelect, onOpen, onRestore, target }: ListProps) {
  const api = useGridApiRef();
  useEffect(() => {
    if (target) api.current?.scroll({ top: target.row * rowHeight });
  }, [target, api]);
  const all = useMemo<GridColDef<ListedCustomerFragment>[]>(() => {
    const begins = new Set(rows.filter((_row, index) => beginsLetter(rows, index)).map(({ id }) => id));
    return [
      {
        ...plain,
        field: 'name',
        headerName: 'Name',
        flex: 1.2,
        minWidth: 170,
        valueGetter: (_value, row) => nameOf(row),
        renderCell: ({ row }: Cell) => (
          <Box sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
            <Box component="span" aria-hidden sx={{ flex: '0 0 20px', fontWeight: 650, color: 'primary.main' }}>
              {begins.has(row.id) && letterOf(row)}
            </Box>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 }}>
              {nameOf(row)}
            </Box>
          </Box>
        ),
      },
      ...columns,
      ...(onRestore
        ? [
            {
              ...plain,
              field: 'restore',
              headerName: 'Restore',
              width: 120,
              renderCell: ({ row }: Cell) => (
                <Button aria-label={`Restore ${nameOf(row)}`} onClick={() => onRestore(row.id)}>
                  Restore
                </Button>
              ),
            },
          ]
        : []),
    ];
  }, [rows, onRestore]);
  return (
    <Box sx={{ height: `min(max(100dvh - 320px, 400px), ${rows.length * rowHeight + 58}px)` }}>
      <DataGrid
        aria-label="Customers"
        apiRef={api}
        rows={rows}
        columns={all}
        rowHeight={rowHeight}
        columnHeaderHeight={rowHeight}
        paginationMode="server"
        rowCount={total}
        paginationModel={{ page, pageSize }}
        hideFooter
        disableColumnResize
        disableRowSelectionOnClick
        checkboxSelection={onSelect !== null}
        keepNonExistentRowsSelected
        disableRowSelectionExcludeModel
        rowSelectionModel={{ type: 'include', ids: new Set(selected) }}
        onRowSelectionModelChange={({ ids }) => onSelect?.(new Set([...ids].map(String)))}
        onCellClick={({ field, id }) => {
          if (field !== selection) onOpen?.(String(id));
        }}
        onCellKeyDown={({ field, id }, event) => {
          if (field === selection || event.key !== 'Enter' || !onOpen) return;
          event.preventDefault();
          onOpen(String(id));
        }}
        sx={{
          background: 'var(--color-surface)',
          '& .MuiDataGrid-row': { cursor: onOpen ? 'pointer' : 'default' },
        }}
      />
    </Box>
  );
}
