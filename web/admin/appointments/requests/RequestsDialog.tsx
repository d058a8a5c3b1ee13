import RequestsIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { DialogFrame } from '../../pieces/DialogFrame';
import { EmptyState } from '../../pieces/EmptyState';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { Pending } from '../../pieces/Pending';
import { useHoursOf } from '../entry/use-hours';
import { useFlagChange } from '../entry/use-flag-change';
import { outsideOf } from '../outside-hours';
import { type Appointment, nameOf } from '../states';
import { type Answer, RequestRow } from './RequestRow';
import { useKeptRequests } from './use-kept-requests';
import type { Requests } from './use-requests';

interface Props {
  requests: Requests;
  timeZone: string;
  mayAnswer: boolean;
  onOpen: (appointment: Appointment) => void;
  onClose: () => void;
}

/** The requests of customers that wait for an answer, soonest first. */
export function RequestsDialog({ requests: { page, error, refetch }, timeZone, mayAnswer, onOpen, onClose }: Props) {
  const { set, error: refusal, dismiss, isBusy, question } = useFlagChange(timeZone);
  const { rows, fresh, more, settle } = useKeptRequests(page);
  const hours = useHoursOf(page?.items ?? [], timeZone);
  const list = useRef<HTMLUListElement>(null);
  const [latest, setLatest] = useState<{ request: Appointment; isByKey: boolean } | null>(null);
  // Until the list is read again: a second press would answer the version before.
  const [isReading, setReading] = useState(false);
  const isWaiting = isBusy || isReading;
  async function answer(request: Appointment, flag: Answer, isByKey: boolean) {
    setLatest({ request, isByKey });
    setReading(true);
    await set(request, flag);
    // The query's own `error` shows a failure.
    await refetch().catch(() => undefined);
    setReading(false);
  }

  const place = rows.findIndex(({ request }) => request.id === latest?.request.id);
  // The row itself, if it still waits, or the next one that does.
  const next = place < 0 ? undefined : rows.slice(place).find(({ isAnswered }) => !isAnswered);
  const focusedId = latest && !isWaiting ? next?.request.id : undefined;
  useEffect(() => {
    // Unless the focus went elsewhere meanwhile.
    if (!focusedId || document.activeElement?.closest('a, button')) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-confirm="${focusedId}"]`)
      // Under a pointer nothing scrolls.
      ?.focus({ preventScroll: !latest?.isByKey });
  }, [focusedId, latest]);
  const isRefused = rows[place] && !rows[place].isAnswered;
  const hidden = page ? page.total - page.items.length : 0;
  return (
    <DialogFrame
      title="Booking requests"
      onClose={onClose}
      width="sm"
      actions={
        <>
          {fresh + more > 0 && rows.length > 0 && (
            <Button onClick={settle}>{fresh > 0 ? `Show ${fresh} new` : `Show ${more} more`}</Button>
          )}
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {!page ? (
        <Pending error={error} onRetry={refetch} rows={3} height={72} />
      ) : rows.length === 0 ? (
        <EmptyState icon={<RequestsIcon />} title="No request waits">
          What customers ask for on the booking page stands here.
        </EmptyState>
      ) : (
        <Stack
          ref={list}
          component="ul"
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && settle()}
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {rows.map(({ request, isAnswered }) => (
            <RequestRow
              key={request.id}
              request={request}
              timeZone={timeZone}
              outside={hours ? outsideOf(request, hours) : null}
              isBusy={isWaiting}
              isAnswered={isAnswered}
              onAnswer={mayAnswer ? (flag, isByKey) => void answer(request, flag, isByKey) : null}
              onOpen={() => onOpen(request)}
            />
          ))}
        </Stack>
      )}
      {hidden > 0 && <Typography color="textSecondary">And {hidden.toLocaleString('en-US')} more.</Typography>}
      {latest && isRefused && (
        // Over the foot of the list, which stays where it is.
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, display: 'flex', alignItems: 'end', height: 0 }}>
          <Box sx={{ flex: 1 }}>
            <ErrorAlert error={refusal} about={nameOf(latest.request)} onDismiss={dismiss} />
          </Box>
        </Box>
      )}
      {question}
    </DialogFrame>
  );
}
