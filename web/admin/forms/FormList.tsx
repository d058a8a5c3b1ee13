import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { refusalOf } from '../connection/refusal';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { lateDialog } from '../pieces/late';
import { LoadFailed } from '../pieces/LoadFailed';
import { neighborOf } from '../pieces/neighbor-of';
import { Pending } from '../pieces/Pending';
import { FormDialogs } from './FormDialogs';
import { FormMenu } from './FormMenu';
import type { ListedFormFragment } from './forms.generated';
import { FormsBar } from './FormsBar';
import { FormTable } from './FormTable';
import { keptForms } from './kept-forms';
import { NoForms } from './NoForms';
import { rowButtons, useFormChanges } from './use-form-changes';
import { useForms } from './use-forms';
import type { FormsUrl } from './use-forms-url';

const KeptFormsDialog = lateDialog(() => import('./KeptFormsDialog'), 'KeptFormsDialog', 'Why forms stay');

interface Props {
  url: FormsUrl;
  /** Otherwise everything is there to look at only. */
  canWrite: boolean;
  onAdd: (() => void) | null;
}

/** The forms, live or archived, what can be done with them, and the dialogs of the address. */
export function FormList({ url, canWrite, onAdd }: Props) {
  const { forms, total, found, isWaiting, error, refetch, refresh } = useForms(url);
  const changes = useFormChanges(refetch);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** What was to be deleted last. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  /** Signed ones that were not even asked to be deleted. */
  const [signed, setSigned] = useState<readonly string[]>([]);
  const kept =
    keptForms(changes.error) ?? (signed.length > 0 ? { reason: 'FORM_SIGNED' as const, formIds: signed } : null);
  const canSelect = canWrite && !url.isArchived;
  const shown = new Set((forms ?? []).flatMap(({ id }) => (selected.has(id) ? id : [])));
  const shownSigned = (forms ?? []).filter(({ id, firstSignedAt }) => shown.has(id) && firstSignedAt);
  function explain() {
    setAsked([...shown]);
    setSigned(shownSigned.map(({ id }) => id));
  }
  function close() {
    changes.dismiss();
    setSigned([]);
  }
  async function remove(ids: readonly string[], focusNeighbor?: () => void) {
    setAsked(ids);
    const name = ids.length === 1 ? forms?.find(({ id }) => id === ids[0])?.name : undefined;
    if (!(await changes.remove(ids, name))) return;
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))));
    focusNeighbor?.();
  }
  const tools = (form: ListedFormFragment) =>
    url.isArchived ? (
      <Button
        aria-label={`Restore ${form.name}`}
        onClick={({ currentTarget }) => void changes.restore(form, currentTarget)}
      >
        Restore
      </Button>
    ) : (
      <FormMenu
        form={form}
        url={url}
        changes={
          canWrite
            ? {
                onArchive: changes.archive,
                onDelete: (one, button) => remove([one.id], neighborOf(button, rowButtons)),
              }
            : null
        }
      />
    );
  // In one place whatever the list shows, as what was typed is in them.
  return (
    <>
      {forms ? (
        <Stack
          aria-busy={isWaiting}
          sx={{ gap: 3, opacity: isWaiting ? 0.55 : 1, transition: 'opacity var(--motion)' }}
        >
          {Boolean(error) && <LoadFailed message={refusalOf(error).message} onRetry={refetch} />}
          <ErrorAlert error={kept ? null : changes.error} onDismiss={changes.dismiss} />
          {canSelect && shown.size > 0 && (
            <FormsBar
              count={shown.size}
              isBusy={changes.isBusy}
              onClear={() => setSelected(new Set())}
              onDelete={() => remove([...shown])}
              onKept={shownSigned.length > 0 ? explain : null}
            />
          )}
          {forms.length === 0 ? (
            <NoForms found={found} isArchived={url.isArchived} onAdd={onAdd} />
          ) : (
            <FormTable
              forms={forms}
              selected={shown}
              onSelect={canSelect ? setSelected : null}
              onOpen={(read) => url.open({ read })}
              tools={tools}
            />
          )}
          {forms.length < total && (
            <Button variant="outlined" color="inherit" onClick={url.showMore} sx={{ alignSelf: 'center' }}>
              Show more
            </Button>
          )}
        </Stack>
      ) : (
        <Pending error={error} onRetry={refetch} rows={6} />
      )}
      {kept && (
        <KeptFormsDialog
          kept={kept}
          names={kept.formIds.map((id) => forms?.find((form) => form.id === id)?.name ?? 'A form that is not shown')}
          isBusy={changes.isBusy}
          onArchive={async () => {
            if (await changes.archiveAll(asked)) setSelected(new Set());
            setSigned([]);
          }}
          onClose={close}
        />
      )}
      <FormDialogs url={url} canWrite={canWrite} onChanged={refresh} />
    </>
  );
}
