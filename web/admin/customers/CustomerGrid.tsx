import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GRID_CHECKBOX_SELECTION_FIELD, type GridRowSelectionModel, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useMemo } from 'react';
import { cspNonce } from '../pieces/csp-nonce';
import { archivedColumns, type CustomerRow, listedColumns } from './customer-columns';
import type { ListProps } from './CustomerList';
import { beginsLetter, letterOf, pageSize } from './letters';

const rowHeight = 52;

/** The customers of a page as a table. */
export function CustomerGrid({ rows, total, page, selected, onSelect, onOpen, onRestore, target }: ListProps) {
  const api = useGridApiRef();
  useEffect(() => {
    if (target) api.current?.scroll({ top: target.row * rowHeight });
  }, [target, api]);
  const isArchived = onOpen === null;
  // The same objects as long as nothing changes: the grid draws all of it anew otherwise.
  const columns = useMemo(() => (onRestore ? archivedColumns(onRestore) : listedColumns), [onRestore]);
  const lettered = useMemo<CustomerRow[]>(
    () => rows.map((row, index) => ({ ...row, letter: beginsLetter(rows, index) ? letterOf(row) : '' })),
    [rows],
  );
  const model = useMemo<GridRowSelectionModel>(() => ({ type: 'include', ids: new Set(selected) }), [selected]);
  return (
    <Box sx={{ height: `min(max(100dvh - 320px, 400px), ${(rows.length + 1) * rowHeight + 2}px)` }}>
      <DataGrid
        aria-label="Customers"
        apiRef={api}
        nonce={cspNonce()}
        rows={lettered}
        columns={columns}
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
        rowSelectionModel={model}
        onRowSelectionModelChange={({ ids }) => onSelect?.(new Set([...ids].map(String)))}
        onCellClick={({ field, id }) => {
          if (field !== GRID_CHECKBOX_SELECTION_FIELD) onOpen?.(String(id));
        }}
        onCellKeyDown={({ field, id }, event) => {
          if (field === GRID_CHECKBOX_SELECTION_FIELD || event.key !== 'Enter' || !onOpen) return;
          event.preventDefault();
          onOpen(String(id));
        }}
        sx={{
          background: 'var(--color-surface)',
          '&&': { '--DataGrid-t-color-border-base': 'var(--color-line)' },
          '& .MuiDataGrid-columnSeparator': { display: 'none' },
          '& .MuiDataGrid-row': { cursor: isArchived ? 'default' : 'pointer' },
        }}
      />
    </Box>
  );
}
