import AddIcon from '@mui/icons-material/Add';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKeys } from '../../ui/use-keys';
import { useAccount } from '../accounts/use-account';
import { refusalOf } from '../connection/refusal';
import { EmptyState } from '../pieces/EmptyState';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { useActionParameter } from '../pieces/use-action-parameter';
import { useNotice } from '../pieces/use-notice';
import { Page } from '../shell/Page';
import { AddCheckInDialog } from './AddCheckInDialog';
import { useQueuePage_CheckInQuery } from './check-ins.generated';
import { CheckInDialog } from './CheckInDialog';
import { entrySearch } from './paths';
import { todayIn } from './queue-view';
import { panelId, QueueFilters, tabId } from './QueueFilters';
import { QueueList } from './QueueList';
import { nameOf, type CheckIn } from './statuses';
import { dayName } from './times';
import { useHostActions } from './use-host-actions';
import { useKeptScroll } from './use-kept-scroll';
import { useNow } from './use-now';
import { useParameters } from './use-parameters';
import { useQueue } from './use-queue';
import { useQueueView } from './use-queue-view';

/** The host's queue: /account/checkins. */
export function QueuePage() {
  const { business: { timeZone }, permissions } = useAccount();
  const mayWrite = permissions.includes('queue.write');
  const maySetStatus = permissions.includes('queue.status');
  const now = useNow(15_000);
  const today = todayIn(timeZone);
  const parameters = useParameters();
  const { view, show } = useQueueView(parameters, today);
  const isToday = !view.date;
  const navigate = useNavigate();
  const location = useLocation();
  const notify = useNotice();
  const search = useRef<HTMLInputElement>(null);
  const isCards = useMediaQuery('(max-width: 699.95px)', { noSsr: true });

  const entryId = parameters.get('entry');
  const single = useQueuePage_CheckInQuery(entryId ? { variables: { id: entryId }, fetchPolicy: 'cache-and-network' } : { skip: true });
  const queue = useQueue(view, () => (entryId ? single.refetch() : Promise.resolve()));
  const { list, counts } = queue;
  const actions = useHostActions(queue.refresh);
  const adding = useActionParameter('add-checkin');
  useKeys({ '/': () => search.current?.focus(), n: () => { if (mayWrite) adding.open(); } });
  useKeptScroll(`${location.pathname} ${JSON.stringify(view)}`, list !== null);

  function closeEntry() {
    const cameFromList = (location.state as { fromQueue?: boolean } | null)?.fromQueue;
    void (cameFromList ? navigate(-1) : navigate({ search: entrySearch(parameters, null) }, { replace: true, preventScrollReset: true }));
  }
  function added(entry: CheckIn) {
    void navigate({ search: '' }, { replace: true });
    queue.refresh();
    notify({ message: `${nameOf(entry)} is in line.` });
  }
  function saved(entry: CheckIn, isNewStatus: boolean) {
    queue.refresh();
    if (isNewStatus) actions.offerUndo(entry);
    else notify({ message: `The check-in of ${nameOf(entry)} is saved.` });
  }

  const { search: text, filter, date } = view;
  const isEmpty = list && list.rows.length === 0 && list.total === 0;
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Page title="Check-Ins" action={mayWrite && <Button variant="contained" startIcon={<AddIcon />} aria-keyshortcuts="n" onClick={adding.open}>Add Check-In</Button>}>
        <QueueFilters view={view} counts={counts} today={today} timeZone={timeZone} search={search} onShow={show} />
        <Box role="tabpanel" id={panelId} aria-labelledby={tabId(filter)} tabIndex={-1} sx={{ outline: 'none' }}>
          <Box sx={{ position: 'sticky', top: 72, zIndex: 3, '& > *': { marginBottom: 4 } }}><ErrorAlert error={actions.error} onDismiss={actions.dismiss} /></Box>
          {queue.error && <Box sx={{ marginBottom: 4 }}><LoadFailed message={refusalOf(queue.error).message} onRetry={queue.retry} /></Box>}
          {!list && !queue.error && <LateSkeleton rows={6} height={isCards ? 160 : 68} />}
          {isEmpty && (text
            ? <EmptyState icon={<SearchIcon />} title={`Your search - ${text} - did not match any data.`} />
            : date
              ? <EmptyState icon={<HourglassIcon />} title={`No One Checked In on ${dayName(date)}`} />
              : <EmptyState icon={<HourglassIcon />} title="Awaiting Check-Ins">{filter === 'CHECKED_IN' ? 'Whoever checks in on the kiosk or their phone appears here by itself.' : 'Parties appear here as you set their status.'}</EmptyState>)}
          {list && !isEmpty && (
            <QueueList
              rows={list.rows} skip={list.skip} total={list.total} fresh={list.arrived} parameters={parameters} timeZone={timeZone} now={isToday ? now : null}
              maySetStatus={isToday && maySetStatus} mayDelete={mayWrite} hasPlaces={isToday && filter === 'CHECKED_IN'} isCards={isCards} onLook={queue.look} onTouch={queue.touched} onLeave={queue.left}
              setStatus={actions.setStatus} remove={actions.remove}
            />
          )}
        </Box>
      </Page>
      {entryId && (
        <CheckInDialog
          entry={single.data?.checkIn ?? list?.rows.find(row => row.entry.id === entryId)?.entry} error={single.error} timeZone={timeZone} isToday={isToday} mayWrite={mayWrite} maySetStatus={maySetStatus}
          onSaved={saved} onRetry={() => void single.refetch().catch(() => undefined)} onClose={closeEntry}
        />
      )}
      {adding.isOpen && mayWrite && <AddCheckInDialog onAdded={added} onShow={id => void navigate({ search: entrySearch(new URLSearchParams(), id) }, { replace: true })} onClose={adding.close} />}
    </LocalizationProvider>
  );
}
