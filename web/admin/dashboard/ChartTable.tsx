import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { number, type Chart } from './charts';

interface Props {
  chart: Chart;
  titleId: string;
  maxHeight: number;
}

/** The chart's numbers; a long table scrolls within itself, with the keyboard too. */
export function ChartTable({ chart, titleId, maxHeight }: Props) {
  const { labels, across } = chart;
  const columns = [...chart.series, ...(chart.more ?? [])];
  return (
    <TableContainer tabIndex={0} role="group" aria-label={`Numbers of ${chart.title}`} sx={{ maxHeight }}>
      <Table
        size="small"
        stickyHeader
        aria-labelledby={titleId}
        className="numbers"
        sx={{
          '& .MuiTableCell-root': { whiteSpace: 'nowrap', paddingInline: 2, borderColor: 'var(--color-line)' },
          '& th': { fontWeight: 400 },
          '& thead th': { fontWeight: 600, background: 'var(--color-surface-2)' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{across}</TableCell>
            {columns.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {labels.map((label, index) => (
            <TableRow key={`${label} ${index}`}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {columns.map(({ name, values }) => (
                <TableCell key={name} align="right">
                  {number(values[index])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
