import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKeys } from '../../ui/use-keys';
import { useNow } from '../../ui/use-now';
import { useAccount } from '../accounts/use-account';
import { refusalOf } from '../connection/refusal';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { lateDialog, latePart } from '../pieces/late';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { useActionParameter } from '../pieces/use-action-parameter';
import { useClose } from '../pieces/use-close';
import { Page } from '../shell/Page';
import type { ExpectedRows } from './arrivals/expected-rows';
import { lacksPlus } from '../plans/lacks-plus';
import { canCallUp } from './call-up';
import {
  useQueuePage_AppChangedSubscription,
  useQueuePage_AppQuery,
  useQueuePage_ArrivalsQuery,
  useQueuePage_CheckInQuery,
} from './check-ins.generated';
import { CheckInDialog } from './CheckInDialog';
import { remPixels, rowSizes, useListShape } from './list-shape';
import { entrySearch } from './paths';
import { isOfAllTabs, todayIn, type QueueView } from './queue-view';
import type { QueueDialog } from './QueueDialogs';
import { QueueEmpty } from './QueueEmpty';
import { panelId, QueueFilters, tabId } from './QueueFilters';
import { QueueList } from './QueueList';
import { QueueNews } from './QueueNews';
import { QueueMenu, type MenuChoice } from './QueueMenu';
import { QueuePaused } from './QueuePaused';
import { QueueTools } from './QueueTools';
import { lookOf, nameOf, type CheckIn } from './statuses';
import { useHostActions } from './use-host-actions';
import { useScrollMemory } from './use-scroll-memory';
import { useParameters } from '../pieces/use-parameters';
import { useQueue } from './use-queue';
import { useQueueRights } from './use-queue-rights';
import { useQueueView } from './use-queue-view';
import { useResume } from './use-resume';
import { useRowActions } from './use-row-actions';

const AssignMenu = latePart(() => import('./AssignMenu'), 'AssignMenu', { failed: 'The staff could not be loaded.' });
const ArrivalSource = latePart(() => import('./arrivals/ArrivalSource'), 'ArrivalSource', {
  failed: 'Who is expected could not be loaded.',
});
const QueueSettings = lateDialog(() => import('./QueueSettings'), 'QueueSettings', 'Check-in settings');
const AddCheckInDialog = lateDialog(() => import('./AddCheckInDialog'), 'AddCheckInDialog', 'Add Check-In');
const QueueDialogs = lateDialog(() => import('./QueueDialogs'), 'QueueDialogs', 'Check-in');

const monitorNeedsToday = 'Select Today in order to display waitlist for clients';

/** Whether the list opened a check-in (then Back closes it), and the tab of its form. */
type FromQueue = { fromQueue?: boolean; tab?: 'form' | 'history' } | null;

const focusPanel = () => document.getElementById(panelId)?.focus({ preventScroll: true });

/** The host's queue: /account/checkins. */
export function QueuePage() {
  const {
    business: { timeZone, plan },
  } = useAccount();
  const rights = useQueueRights();
  const { mayWrite, maySetStatus } = rights;
  const now = useNow(15_000);
  const today = todayIn(timeZone);
  const parameters = useParameters();
  const { view, show } = useQueueView(parameters, today);
  const isToday = !view.date;
  const navigate = useNavigate();
  const location = useLocation();
  const search = useRef<HTMLInputElement>(null);
  const shape = useListShape();
  const [dialog, setDialog] = useState<QueueDialog | null>(null);
  const [menu, setMenu] = useState<{ entry: CheckIn; anchor: HTMLElement } | null>(null);
  const [assigning, setAssigning] = useState<typeof menu>(null);
  const [wanted, setWanted] = useState<{ id: string; change: Partial<QueueView> } | null>(null);
  const [isSettingUp, setSettingUp] = useState(false);
  const [expected, setExpected] = useState<ExpectedRows | null>(null);
  const [asksForToday, setAsksForToday] = useState(false);

  const entryId = parameters.get('entry');
  const single = useQueuePage_CheckInQuery(
    entryId ? { variables: { id: entryId }, fetchPolicy: 'cache-and-network' } : { skip: true },
  );
  const app = useQueuePage_AppQuery();
  const { monitorUrl, paused } = app.data?.checkInApp ?? {};
  // Updates the cached settings, which the dialogs read.
  useQueuePage_AppChangedSubscription({
    onData: () => void app.refetch().catch(() => undefined),
    onError: () => undefined,
  });
  const isWhole = !(view.date || view.part || view.search || view.staff || isOfAllTabs(view));
  const showsArrivals = isWhole && view.filter === 'CHECKED_IN' && !lacksPlus(plan);
  // Whether there are any: only then the script of their rows comes.
  const arrivals = useQueuePage_ArrivalsQuery({ skip: !showsArrivals, fetchPolicy: 'cache-and-network' });
  const queue = useQueue(view, expected?.arrivals ?? null, () =>
    Promise.all([entryId && single.refetch(), showsArrivals && arrivals.refetch()]),
  );
  const { list, counts } = queue;
  const actions = useHostActions(queue.refresh, timeZone);
  const pause = useResume();
  const adding = useActionParameter('add-checkin');
  const entries = list?.rows.flatMap((row) => (row.isLeaving ? [] : [row.checkIn])) ?? [];
  /** The current state of a check-in, if it is on the screen. */
  const latest = (entry: CheckIn) =>
    single.data?.checkIn.id === entry.id ? single.data.checkIn : (entries.find(({ id }) => id === entry.id) ?? entry);
  const openDialog = (kind: QueueDialog['kind'], entry: CheckIn) => setDialog({ kind, entry });
  const rowRights = useMemo(
    () => ({ ...rights, maySetStatus: isToday && maySetStatus }),
    [rights, isToday, maySetStatus],
  );
  const rowActions = useRowActions({
    setStatus: actions.setStatus,
    undoNoShow: actions.undoStatus,
    dismissReply: actions.dismissReply,
    openMenu: (entry, anchor) => setMenu({ entry, anchor }),
    callUp: (entry) => openDialog('call-up', entry),
    answer: (entry) => openDialog('answer', entry),
  });

  function openMonitor() {
    if (!isToday) setAsksForToday(true);
    else if (monitorUrl) window.open(monitorUrl, '_blank', 'noopener');
  }
  /** Calls up the party whose row has the focus, else the first that was not called up yet. */
  function callUpByKey() {
    const focusedRow = document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
    const target = focusedRow ? list?.rows[Number(focusedRow) - list.skip]?.checkIn : undefined;
    const callable = (target ? [target] : entries.filter(({ notifiedAt }) => !notifiedAt)).find((entry) =>
      canCallUp(entry, now),
    );
    if (rights.mayCallUp && callable) openDialog('call-up', callable);
  }
  useKeys({
    '/': () => search.current?.focus(),
    n: () => {
      if (mayWrite) adding.open();
    },
    m: openMonitor,
    c: callUpByKey,
  });
  useScrollMemory(`${location.pathname} ${JSON.stringify(view)}`, list !== null);

  const origin = location.state as FromQueue;
  const closeEntry = useClose(origin?.fromQueue === true, entrySearch(parameters, null));
  function handleAdded(entry: CheckIn) {
    void navigate({ search: '' }, { replace: true });
    queue.refresh();
    actions.offerUndoOfAdding(entry);
  }
  function handleSaved(entry: CheckIn, before: CheckIn) {
    queue.refresh();
    const hasMoved = entry.status !== before.status;
    const message = hasMoved
      ? lookOf(entry.status).sentence(nameOf(entry))
      : `The check-in of ${nameOf(entry)} is saved.`;
    actions.offerUndoOfSave(before, entry, message);
  }
  function handleTable(entry: CheckIn, before: CheckIn) {
    queue.refresh();
    const { tableNumber } = entry;
    const message = `${nameOf(entry)} is at ${tableNumber ? `table ${tableNumber}` : 'no table'}.`;
    actions.offerUndoOfSave(before, entry, message);
  }
  function choose(choice: MenuChoice, entry: CheckIn) {
    if (choice === 'no-show') return void actions.markNoShow(entry);
    if (choice === 'delete') return void actions.remove(entry);
    if (choice === 'staff') return setAssigning(menu);
    if (choice === 'history')
      return void navigate(
        { search: entrySearch(parameters, entry.id) },
        { state: { fromQueue: true, tab: 'history' } satisfies FromQueue, preventScrollReset: true },
      );
    return openDialog(choice, entry);
  }

  /** Shows the list that holds a check-in; its row gets the focus there, until then the list. */
  function lead(change: Partial<QueueView>, id: string) {
    const toAll = { ...change, staff: null };
    show(toAll);
    setWanted({ id, change: toAll });
    focusPanel();
  }
  const hasArrived =
    wanted && Object.entries(wanted.change).every(([key, value]) => view[key as keyof QueueView] === value);
  const wantedId = hasArrived ? wanted.id : null;
  /** Whoever was expected is here: after a key their row takes the focus from the one that goes. Under a pointer nothing scrolls to it. */
  const offerUndoOfAdding = useRef(actions.offerUndoOfAdding);
  useEffect(() => {
    offerUndoOfAdding.current = actions.offerUndoOfAdding;
  });
  const { refresh } = queue;
  const handleArrived = useCallback(
    (entry: CheckIn, isAdded: boolean, isByKey: boolean) => {
      refresh();
      focusPanel();
      if (isByKey) setWanted({ id: entry.id, change: {} });
      if (isAdded) offerUndoOfAdding.current(entry);
    },
    [refresh],
  );
  const forgetWanted = useCallback(() => setWanted(null), []);

  /** Does what a button says that goes away with it: the focus goes to the list. */
  function leaveTo(work: (() => void) | null) {
    focusPanel();
    work?.();
  }

  const resume = () => leaveTo(() => void pause.resume());

  const { filter } = view;
  const failure = queue.error && <LoadFailed message={refusalOf(queue.error).message} onRetry={queue.retry} />;
  const hasTabs = isOfAllTabs(view);
  const panelName = hasTabs ? { 'aria-label': 'Found in all tabs' } : { 'aria-labelledby': tabId(filter) };
  const isEmpty = list && list.count === 0 && list.lines.length === 0;
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Page
        title="Check-Ins"
        sign={
          <QueueNews
            news={queue.news}
            heldChanges={queue.heldChanges}
            paused={paused && <QueuePaused isBusy={pause.isBusy} onResume={rights.maySetUp ? resume : null} />}
            onShow={lead}
            onClose={focusPanel}
          />
        }
        action={
          mayWrite && (
            <Button variant="contained" startIcon={<AddIcon />} aria-keyshortcuts="n" onClick={adding.open}>
              Add Check-In
            </Button>
          )
        }
      >
        {/* Over the filters, on a phone at the foot like notices, so that no row moves. */}
        <Box
          sx={{
            position: { xs: 'fixed', sm: 'sticky' },
            insetInline: { xs: 'var(--space-4)', sm: 'auto' },
            top: { sm: 72 },
            bottom: { xs: 'calc(80px + env(safe-area-inset-bottom))', sm: 'auto' },
            height: { sm: 0 },
            zIndex: 4,
            '& > *': { boxShadow: 'var(--shadow-float)' },
          }}
        >
          <ErrorAlert
            error={actions.error}
            about={actions.about}
            onDismiss={() => leaveTo(actions.dismiss)}
            onRetry={actions.retry && (() => leaveTo(actions.retry))}
          />
          <ErrorAlert error={pause.error} onDismiss={() => leaveTo(pause.dismiss)} />
          {asksForToday && !isToday && (
            <Alert
              severity="warning"
              onClose={() => leaveTo(() => setAsksForToday(false))}
              slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }}
            >
              {monitorNeedsToday}
            </Alert>
          )}
          {list && failure}
        </Box>
        <QueueFilters
          view={view}
          counts={counts}
          today={today}
          timeZone={timeZone}
          search={search}
          isHost={mayWrite}
          onShow={show}
          tools={
            <QueueTools
              monitorUrl={monitorUrl}
              isToday={isToday}
              onNotToday={openMonitor}
              onSettings={rights.maySetUp ? () => setSettingUp(true) : null}
            />
          }
        />
        <Box role="tabpanel" id={panelId} tabIndex={-1} sx={{ outline: 'none' }} {...panelName}>
          {!list && failure}
          {!list && !queue.error && (
            <LateSkeleton rows={6} height={(rowSizes[shape].row - rowSizes[shape].gap) * remPixels()} />
          )}
          {showsArrivals && (expected || Boolean(arrivals.data?.arrivals.length)) && (
            <ArrivalSource
              shape={shape}
              timeZone={timeZone}
              now={now}
              onChange={setExpected}
              onArrived={handleArrived}
              onGone={focusPanel}
            />
          )}
          {isEmpty && <QueueEmpty view={view} counts={counts} onShow={show} />}
          {list && !isEmpty && (
            <QueueList
              key={list.key}
              rows={list.rows}
              skip={list.skip}
              total={list.total}
              count={list.count}
              arrivals={list.arrivals}
              deletedIds={actions.deletedIds}
              parameters={parameters}
              timeZone={timeZone}
              clock={now}
              isToday={isToday}
              hasPlaces={hasTabs || (isToday && filter === 'CHECKED_IN')}
              hasTabs={hasTabs}
              shape={shape}
              wantedId={wantedId}
              onFocus={forgetWanted}
              onRangeChange={queue.showRange}
              onWork={queue.hold}
              onLeave={queue.release}
              rights={rowRights}
              actions={rowActions}
              lines={list.lines}
              expected={expected}
            />
          )}
        </Box>
      </Page>
      {entryId && (
        <CheckInDialog
          entry={single.data?.checkIn ?? list?.rows.find((row) => row.checkIn.id === entryId)?.checkIn}
          error={single.error}
          timeZone={timeZone}
          isToday={isToday}
          tab={origin?.tab ?? 'form'}
          rights={rights}
          onSaved={handleSaved}
          onUndo={actions.undoStatus}
          onDismissReply={actions.dismissReply}
          onOpen={setDialog}
          onRetry={single.refetch}
          onClose={closeEntry}
        />
      )}
      {menu && (
        <QueueMenu
          entry={latest(menu.entry)}
          anchor={menu.anchor}
          rights={rowRights}
          now={now}
          onChoose={(choice) => choose(choice, latest(menu.entry))}
          onClose={() => setMenu(null)}
        />
      )}
      {assigning && (
        <AssignMenu
          entry={latest(assigning.entry)}
          anchor={assigning.anchor}
          onChoose={(staff) => void actions.assign(latest(assigning.entry), staff)}
          onClose={() => setAssigning(null)}
        />
      )}
      {dialog && (
        <QueueDialogs
          open={{ kind: dialog.kind, entry: latest(dialog.entry) }}
          timeZone={timeZone}
          onChanged={queue.refresh}
          onTable={handleTable}
          onClose={() => setDialog(null)}
        />
      )}
      {isSettingUp && <QueueSettings onClose={() => setSettingUp(false)} />}
      {adding.isOpen && mayWrite && (
        <AddCheckInDialog
          onAdded={handleAdded}
          onShow={(id) => void navigate({ search: entrySearch(new URLSearchParams(), id) }, { replace: true })}
          onClose={adding.close}
        />
      )}
    </LocalizationProvider>
  );
}
