import ChartIcon from '@mui/icons-material/BarChart';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId, useState } from 'react';
import { LoadFailed } from '../pieces/LoadFailed';
import type { ChartPictureProps } from './ChartPicture';
import { ChartTable } from './ChartTable';
import { isEmpty, type Chart } from './charts';

interface Props {
  chart: Chart;
  Picture: ComponentType<ChartPictureProps> | null;
  hasFailed: boolean;
  onRetry: () => void;
}

const height = 260;

/** A chart with a description, its unit, and a button for its numbers. */
export function ChartCard({ chart, Picture, hasFailed, onRetry }: Props) {
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const isBare = isEmpty(chart);
  const word = isTable ? 'Show as chart' : 'Show as table';
  return (
    <Paper
      role="group"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        padding: { xs: 4, sm: 5 },
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        gridColumn: chart.isWide ? '1 / -1' : undefined,
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', columnGap: 3 }}
      >
        <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
          <Typography id={titleId} variant="h4" component="h3">
            {chart.title.split(/(check-in)/).map((part) => (
              <Box key={part} component="span" sx={{ whiteSpace: part === 'check-in' ? 'nowrap' : undefined }}>
                {part}
              </Box>
            ))}
          </Typography>
          <Typography variant="body2" color="textSecondary">{`In ${chart.unit}`}</Typography>
        </Box>
        {!isBare && (
          <Button
            size="small"
            startIcon={isTable ? <ChartIcon /> : <TableIcon />}
            aria-label={`${word}: ${chart.title}`}
            onClick={() => setTable(!isTable)}
            sx={{ flex: 'none', marginRight: -2, marginTop: '-8px', paddingInline: 2 }}
          >
            {word}
          </Button>
        )}
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: isBare ? 96 : height,
          display: 'grid',
          alignContent: isBare || hasFailed ? 'center' : 'start',
        }}
      >
        {isBare && (
          <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
            {chart.empty}
          </Typography>
        )}
        {!isBare && isTable && <ChartTable chart={chart} titleId={titleId} maxHeight={height} />}
        {!isBare && !isTable && Picture && <Picture chart={chart} height={height} />}
        {!isBare &&
          !isTable &&
          !Picture &&
          (hasFailed ? (
            <LoadFailed message="The chart could not be loaded. Its numbers are in the table." onRetry={onRetry} />
          ) : (
            <Skeleton variant="rounded" height={height} />
          ))}
      </Box>
    </Paper>
  );
}
