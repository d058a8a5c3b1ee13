import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { amount, type Chart } from './charts';

export interface ChartPictureProps {
  chart: Chart;
  height: number;
}

/** Minimum end of the axis, so that few counts do not look like many. */
const axisMinimum = { parties: 4, minutes: 10, ratings: 4 };
/** With more points than this, marks would hide the line. */
const maxMarks = 45;

/** The drawing of a chart, loaded separately: it is larger than the rest of the dashboard. */
export function ChartPicture({ chart: { key, kind, unit, series, labels, ticks }, height }: ChartPictureProps) {
  const largest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const common = {
    height,
    skipAnimation: true,
    grid: { horizontal: true },
    hideLegend: series.length === 1,
    margin: { top: 8, right: 24, bottom: 0, left: 0 },
    yAxis: [
      {
        width: 36,
        min: 0,
        tickMinStep: 1,
        max: largest < axisMinimum[unit] && series.length === 1 ? axisMinimum[unit] : undefined,
        disableLine: true,
        disableTicks: true,
      },
    ],
    slotProps: { legend: { position: { vertical: 'top' as const, horizontal: 'start' as const } } },
    sx: {
      '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2, borderRadius: 2 },
      '& .MuiChartsGrid-line': { stroke: 'var(--color-line)' },
      '& .MuiChartsAxis-root .MuiChartsAxis-line': { stroke: 'var(--color-line-strong)' },
      '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': {
        fill: 'var(--color-text-soft)',
        fontVariantNumeric: 'tabular-nums',
      },
      '& .MuiChartsLegend-label': { color: 'var(--color-text)' },
    },
  };
  const axis = {
    data: labels.map((_label, index) => index),
    height: 24,
    disableTicks: true,
    tickInterval: (_value: number, index: number) => ticks[index] !== '',
    tickLabelMinGap: labels.length <= maxMarks ? 5 : 16,
    valueFormatter: (index: number, { location }: { location: string }) =>
      location === 'tick' ? ticks[index] : labels[index],
  };
  const lines = series.map(({ name, token, values }, index) => ({
    id: `${key}-${index}`,
    label: name,
    color: `var(--color-${token})`,
    data: values,
    valueFormatter: (value: number | null) => amount(value, unit),
  }));
  if (kind === 'bars')
    return (
      <BarChart
        {...common}
        xAxis={[{ ...axis, scaleType: 'band', categoryGapRatio: 0.3 }]}
        borderRadius={3}
        series={lines.map((line) => ({ ...line, stack: 'all' }))}
      />
    );
  return (
    <LineChart
      {...common}
      xAxis={[{ ...axis, scaleType: 'band' }]}
      sx={{
        ...common.sx,
        '& .MuiLineChart-line': { strokeWidth: 2.5 },
        [`& .MuiLineChart-line[data-series="${key}-1"]`]: { strokeDasharray: '6 4' },
      }}
      series={lines.map((line) => ({
        ...line,
        curve: 'linear' as const,
        connectNulls: true,
        showMark: labels.length <= maxMarks,
      }))}
    />
  );
}
