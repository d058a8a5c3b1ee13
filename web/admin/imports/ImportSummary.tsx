import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DroppedValues } from './DroppedValues';
import type { DroppedValue } from './dropped-values';
import { type ListKind, type NumberedRow, rowsCount } from './list-kind';
import { UndoImport } from './UndoImport';

interface Props<Field extends string, Input extends NumberedRow> {
  kind: ListKind<Field, Input>;
  businessId: string;
  importId: string;
  added: number;
  /** Rows with errors. */
  skipped: number;
  /** Rows that were left out, as what they hold was there. */
  repeated: number;
  /** Rows whose arrival is unknown. */
  unanswered: number;
  /** Rows that were not sent, as somebody stopped. */
  left: number;
  dropped: readonly DroppedValue<Field>[];
  onUndone: () => void;
}

/** What came of an import. */
export function ImportSummary<Field extends string, Input extends NumberedRow>(props: Props<Field, Input>) {
  const { kind, businessId, importId, added, skipped, repeated, unanswered, left, dropped, onUndone } = props;
  const { count, arrived } = kind.words;
  return (
    <Stack sx={{ gap: 3 }}>
      {added === 0 && unanswered === 0 ? (
        <Typography role="status">Nothing was imported.</Typography>
      ) : (
        <UndoImport kind={kind} businessId={businessId} importId={importId} onUndone={onUndone}>
          {[
            added > 0 && `${count(added)} ${arrived(added)}`,
            unanswered > 0 && `${rowsCount(unanswered)} may have arrived: the connection was lost.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </UndoImport>
      )}
      {skipped > 0 && (
        <Typography>{`${rowsCount(skipped)} with errors ${skipped === 1 ? 'was' : 'were'} skipped.`}</Typography>
      )}
      {repeated > 0 && (
        <Typography>{`${rowsCount(repeated)} ${repeated === 1 ? 'was' : 'were'} skipped: ${kind.words.repeated(repeated)}`}</Typography>
      )}
      <DroppedValues values={dropped} fieldNames={kind.fieldNames} />
      {left > 0 && <Typography>{`${rowsCount(left)} ${left === 1 ? 'was' : 'were'} not sent.`}</Typography>}
    </Stack>
  );
}
