import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DroppedValue } from './dropped-values';
import { rowsCount } from './list-kind';

interface Props<Field extends string> {
  values: readonly DroppedValue<Field>[];
  fieldNames: Record<Field, string>;
}

/** Which values of which rows were left out, and why. */
export function DroppedValues<Field extends string>({ values, fieldNames }: Props<Field>) {
  if (values.length === 0) return null;
  return (
    <section aria-label="Values that were left out">
      <Typography>{`${withoutWhat(values, fieldNames)}, as the value was wrong:`}</Typography>
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

/** '2 rows came in without Email, 1 row without Birthday' */
function withoutWhat<Field extends string>(
  values: readonly DroppedValue<Field>[],
  fieldNames: Record<Field, string>,
): string {
  const counts = new Map<Field, number>();
  for (const { field } of values) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts]
    .map(([field, count], at) => `${rowsCount(count)} ${at === 0 ? 'came in ' : ''}without ${fieldNames[field]}`)
    .join(', ');
}
