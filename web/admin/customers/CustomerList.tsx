import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { media } from '../../ui/breakpoints';
import { useMay } from '../accounts/use-may';
import { refusalOf } from '../connection/refusal';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { lateDialog, latePart } from '../pieces/late';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { Pending } from '../pieces/Pending';
import { PlanWarning } from '../plans/PlanWarning';
import { CustomerDialogs } from './CustomerDialogs';
import type { ListedCustomerFragment } from './customers.generated';
import { CustomerRows } from './CustomerRows';
import { CustomersBar } from './CustomersBar';
import { LetterRail } from './LetterRail';
import { lastPage, type Place } from './letters';
import { NoCustomers } from './NoCustomers';
import { PageTurner } from './PageTurner';
import { useCustomerChanges } from './use-customer-changes';
import { useCustomers } from './use-customers';
import type { CustomersUrl } from './use-customers-url';

const CustomerGrid = latePart(() => import('./CustomerGrid'), 'CustomerGrid', {
  failed: 'The list could not be loaded.',
  waiting: <LateSkeleton rows={6} />,
});

const EraseCustomerDialog = lateDialog(() => import('./EraseCustomerDialog'), 'EraseCustomerDialog', 'Erase for good');

/** What both shapes of the list take. */
export interface ListProps {
  rows: readonly ListedCustomerFragment[];
  total: number;
  page: number;
  selected: ReadonlySet<string>;
  /** Null where nothing can be done with a selection. */
  onSelect: ((selected: ReadonlySet<string>) => void) | null;
  /** Null for archived ones, who have no profile. */
  onOpen: ((id: string) => void) | null;
  /** Of archived ones. */
  onRestore: ((id: string) => void) | null;
  /** The row to show first, anew for each request. */
  target: Place | null;
}

interface Props {
  url: CustomersUrl;
  /** Null for those who only look. */
  onAdd: (() => void) | null;
}

/** One page of the customers as a table, on a phone as plain rows, with what can be done with them. */
export function CustomerList({ url, onAdd }: Props) {
  const isPhone = useMediaQuery(media.phone);
  const { list, letters, total, isWaiting, error, readAgain } = useCustomers(url);
  const changes = useCustomerChanges(readAgain);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<Place | null>(null);
  const { page } = url;
  const canWrite = onAdd !== null;
  // Archived ones have no profile to be erased from; one at a time, as it cannot be undone.
  const canErase = useMay()('CUSTOMER_ERASE') && url.isArchived && selected.size === 1;
  const chosen = list?.items.find(({ id }) => selected.has(id));
  const [erasing, setErasing] = useState<ListedCustomerFragment | null>(null);
  const isWhole = !url.isArchived && !url.search && !url.birthMonth && !url.birthYear && !url.tag;
  // Of a list that became shorter, or an old address: its last page.
  const last = list && list.items.length === 0 && !isWaiting ? lastPage(list.total) : null;
  const { toPage } = url;
  useEffect(() => {
    if (last !== null && last < page) toPage(last);
  });
  function goTo(place: Place) {
    setTarget(place);
    url.toPage(place.page);
  }
  async function change(work: (ids: readonly string[]) => Promise<readonly string[]>, ids: readonly string[]) {
    const done = new Set(await work(ids));
    setSelected((before) => new Set([...before].filter((id) => !done.has(id))));
  }
  // The same one while the list loads and after: what was chosen or typed stays.
  const dialogs = (
    <CustomerDialogs
      key="dialogs"
      url={url}
      canAdd={canWrite}
      onChanged={() => void readAgain().catch(() => undefined)}
    />
  );
  if (!list)
    return (
      <Stack sx={{ gap: 2 }}>
        <Pending error={error} onRetry={readAgain} rows={8} />
        {dialogs}
      </Stack>
    );
  const List = isPhone ? CustomerRows : CustomerGrid;
  return (
    <Stack sx={{ gap: 2 }}>
      {Boolean(error) && <LoadFailed message={refusalOf(error).message} onRetry={readAgain} />}
      <ErrorAlert error={changes.error} onDismiss={changes.dismiss} />
      <PlanWarning gate={changes.gate} />
      {list.total === 0 ? (
        <NoCustomers url={url} isWhole={isWhole} onAdd={onAdd} />
      ) : (
        <>
          {isWhole && <LetterRail letters={letters} onGo={goTo} />}
          <CustomersBar
            total={total}
            kind={url.isArchived ? 'archived' : isWhole ? '' : 'matching'}
            selected={selected}
            isArchived={url.isArchived}
            isBusy={changes.isBusy}
            onClear={() => setSelected(new Set())}
            onArchive={() => change(changes.archive, [...selected])}
            onRestore={() => change(changes.restore, [...selected])}
            onErase={canErase && chosen ? () => setErasing(chosen) : null}
          />
          <Stack
            aria-busy={isWaiting}
            sx={{ gap: 2, opacity: isWaiting ? 0.55 : 1, transition: 'opacity var(--motion)' }}
          >
            <List
              rows={list.items}
              total={list.total}
              page={page}
              selected={selected}
              onSelect={canWrite ? setSelected : null}
              onOpen={url.isArchived ? null : (customer) => url.open({ customer })}
              onRestore={url.isArchived && canWrite ? (id) => void change(changes.restore, [id]) : null}
              target={isWaiting || target?.page !== page ? null : target}
            />
            <PageTurner total={list.total} page={page} onTurn={(next) => goTo({ page: next, row: 0 })} />
          </Stack>
        </>
      )}
      {dialogs}
      {erasing && (
        <EraseCustomerDialog
          customer={erasing}
          onErased={() => {
            setErasing(null);
            setSelected(new Set());
            void readAgain().catch(() => undefined);
          }}
          onClose={() => setErasing(null)}
        />
      )}
    </Stack>
  );
}
