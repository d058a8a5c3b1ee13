import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { itemsCount, rowsCount } from './items-count';
import { UndoImport } from './UndoImport';

interface Props {
  businessId: string;
  importId: string;
  added: number;
  /** Rows with errors. */
  skipped: number;
  /** Rows that were left out, as their items were there. */
  repeated: number;
  /** Rows that were not sent, as somebody stopped. */
  left: number;
  onUndone: () => void;
}

/** What came of an import. */
export function ImportSummary({ businessId, importId, added, skipped, repeated, left, onUndone }: Props) {
  return (
    <Stack sx={{ gap: 3 }}>
      {added === 0 ? (
        <Typography role="status">Nothing was imported.</Typography>
      ) : (
        <UndoImport businessId={businessId} importId={importId} onUndone={onUndone}>
          {`${itemsCount(added)} ${added === 1 ? 'is' : 'are'} in your catalogue.`}
        </UndoImport>
      )}
      {skipped > 0 && (
        <Typography>{`${rowsCount(skipped)} with errors ${skipped === 1 ? 'was' : 'were'} skipped.`}</Typography>
      )}
      {repeated > 0 && (
        <Typography>{`${rowsCount(repeated)} ${repeated === 1 ? 'was' : 'were'} skipped: the items are there already.`}</Typography>
      )}
      {left > 0 && <Typography>{`${rowsCount(left)} ${left === 1 ? 'was' : 'were'} not sent.`}</Typography>}
    </Stack>
  );
}
