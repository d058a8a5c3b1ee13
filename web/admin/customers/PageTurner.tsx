import TablePagination from '@mui/material/TablePagination';
import { lastPage, pageSize } from './letters';

interface Props {
  total: number;
  /** From 0. */
  page: number;
  onTurn: (page: number) => void;
}

const words = ({ from, to, count }: { from: number; to: number; count: number }) =>
  `${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`;

/** Goes through the pages of a list that has several. */
export function PageTurner({ total, page, onTurn }: Props) {
  if (total <= pageSize && page === 0) return null;
  return (
    <TablePagination
      component="nav"
      aria-label="Pages"
      className="numbers"
      count={total}
      page={Math.min(page, lastPage(total))}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[]}
      showFirstButton
      showLastButton
      labelDisplayedRows={words}
      onPageChange={(_event, next) => onTurn(next)}
      sx={{ overflow: 'visible', '& .MuiTablePagination-toolbar': { paddingInline: 0 } }}
    />
  );
}
