import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useAccount } from '../accounts/use-account';
import { moment } from '../check-ins/times';
import type { ListKind, NumberedRow, PastImport } from './list-kind';
import { UndoImport } from './UndoImport';

interface Props<Field extends string, Input extends NumberedRow> {
  kind: ListKind<Field, Input>;
  businessId: string;
  /** Id of one that is shown already. */
  except: string | undefined;
  onUndone: () => void;
}

const none: readonly PastImport[] = [];

/** What anybody of the business imported within the last day, each with Undo. */
export function PastImports<Field extends string, Input extends NumberedRow>(props: Props<Field, Input>) {
  const { kind, businessId, except, onUndone } = props;
  const client = useApolloClient();
  const {
    business: { timeZone },
  } = useAccount();
  const [imports, setImports] = useState<readonly PastImport[] | null>(none);
  useEffect(() => {
    let isOver = false;
    kind.readImports(client).then(
      (found) => {
        if (!isOver) setImports(found);
      },
      () => {
        if (!isOver) setImports(null);
      },
    );
    return () => {
      isOver = true;
    };
  }, [client, kind]);
  const others = (imports ?? none).filter(({ importId }) => importId !== except);
  if (imports && others.length === 0) return null;
  const story = ({ added, by, at }: PastImport) =>
    `${kind.words.count(added)}, imported by ${by}, ${moment(at, timeZone)}.`;
  return (
    <Stack component="section" aria-label="Imports of the last day" sx={{ gap: 2 }}>
      <Typography variant="h3">Imports of the last day</Typography>
      {!imports && <Typography>They cannot be read now. Close this window and open it again.</Typography>}
      {others.map((one) =>
        one.undoUntil === null ? (
          <Typography key={one.importId} variant="body2" color="textSecondary">
            {`${story(one)} Undone.`}
          </Typography>
        ) : (
          <UndoImport
            key={one.importId}
            kind={kind}
            businessId={businessId}
            importId={one.importId}
            onUndone={onUndone}
          >
            {`${story(one)} It can be undone until ${moment(one.undoUntil, timeZone)}.`}
          </UndoImport>
        ),
      )}
    </Stack>
  );
}
