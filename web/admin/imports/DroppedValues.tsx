import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DroppedValue } from './dropped-values';

interface Props<Field extends string> {
  values: readonly DroppedValue<Field>[];
  fieldNames: Record<Field, string>;
}

/** Which values of which rows were left out, and why. */
export function DroppedValues<Field extends string>({ values, fieldNames }: Props<Field>) {
  if (values.length === 0) return null;
  return (
    <section aria-label="Values that were left out">
      <Typography>
        {values.length === 1
          ? '1 value was wrong and left out:'
          : `${values.length.toLocaleString('en-US')} values were wrong and left out:`}
      </Typography>
      <Box component="ul" tabIndex={0} sx={{ margin: 0, paddingLeft: 5, maxHeight: 240, overflow: 'auto' }}>
        {values.map(({ row, field, reason }) => (
          <li key={`${row} ${field}`}>
            <Typography variant="body2">{`Row ${row}, ${fieldNames[field]}: ${reason}`}</Typography>
          </li>
        ))}
      </Box>
    </section>
  );
}
