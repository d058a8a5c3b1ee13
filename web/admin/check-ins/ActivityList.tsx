import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useNow } from '../../ui/use-now';
import { Pending } from '../pieces/Pending';
import { useActivityList_ActivityQuery } from './activity.generated';
import type { CheckIn } from './statuses';
import { moment } from './times';
import { stateOf, activityWords, changeLines, type ActivityEntry } from './activity-words';

interface Props {
  entry: CheckIn;
  timeZone: string;
  onUndo: ((entry: CheckIn) => void) | null;
}

const changesStatus = ({ kind }: ActivityEntry) => kind === 'STATUS' || kind === 'LEFT';

/** The events of a check-in, latest first, with messages and their delivery. */
export function ActivityList({ entry, timeZone, onUndo }: Props) {
  const { id, version, undoUntil } = entry;
  // Delivery reports do not change the check-in, so they are polled.
  const { data, error, refetch } = useActivityList_ActivityQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: 15_000,
  });
  const now = useNow(1000);
  const lastVersion = useRef(version);
  useEffect(() => {
    if (lastVersion.current === version) return;
    lastVersion.current = version;
    void refetch().catch(() => undefined);
  }, [version, refetch]);
  const activity = data?.checkInActivity;
  const canUndo = onUndo !== null && entry.isEditable && undoUntil !== null && Date.parse(undoUntil) > now;
  const undoable = canUndo ? activity?.find(changesStatus)?.id : undefined;
  if (!activity) return <Pending error={error} onRetry={refetch} rows={3} />;
  return (
    <Stack component="section" aria-label="What happened" sx={{ gap: 2 }}>
      <Typography variant="h4" component="h3">
        What happened
      </Typography>
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {activity.map((line) => (
          <ActivityLine
            key={line.id}
            entry={line}
            timeZone={timeZone}
            onUndo={onUndo && line.id === undoable ? () => onUndo(entry) : null}
          />
        ))}
      </Box>
    </Stack>
  );
}

function ActivityLine({
  entry,
  timeZone,
  onUndo,
}: {
  entry: ActivityEntry;
  timeZone: string;
  onUndo: (() => void) | null;
}) {
  const state = stateOf(entry);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'flex-start',
        paddingBlock: 3,
        borderTop: '1px solid var(--color-line)',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{activityWords(entry)}</Typography>
        {entry.text && (
          <Typography
            component="blockquote"
            sx={{
              margin: 0,
              marginBlock: 1,
              paddingLeft: 3,
              borderLeft: '3px solid var(--color-line)',
              whiteSpace: 'pre-wrap',
            }}
          >
            {entry.text}
          </Typography>
        )}
        {changeLines(entry).map((line) => (
          <Typography key={line} sx={{ whiteSpace: 'pre-wrap' }}>
            {line}
          </Typography>
        ))}
        {entry.why && <Typography>{entry.why}</Typography>}
        <Typography variant="body2" color="textSecondary" className="numbers">
          {`${entry.by}, ${moment(entry.at, timeZone)}`}
          {state && (
            <Box
              component="span"
              sx={state.isFailure ? { color: 'error.main', fontWeight: 600 } : undefined}
            >{` · ${state.words}`}</Box>
          )}
        </Typography>
      </Box>
      {onUndo && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<UndoIcon />}
          onClick={onUndo}
          aria-label={`Undo: ${activityWords(entry)}`}
        >
          Undo
        </Button>
      )}
    </Box>
  );
}
