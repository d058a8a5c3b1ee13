import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RichText } from '../../ui/RichText/RichText';
import { useKeys } from '../../ui/use-keys';
import { PdfPages } from '../forms/PdfPages';
import { DialogFrame } from '../pieces/DialogFrame';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { useAttempt } from '../pieces/use-attempt';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { AddPoliciesDialog } from './AddPoliciesDialog';
import { NewFormDialog } from './NewFormDialog';
import type { PagePolicyFragment } from './policies.generated';
import { PolicyRow } from './PolicyRow';
import { Section } from '../pieces/Section';
import { usePolicies } from './use-policies';

type Open =
  | { kind: 'view'; policy: PagePolicyFragment }
  | { kind: 'add'; forms: readonly { id: string; name: string }[] }
  | { kind: 'new' };

interface Props {
  policies: readonly PagePolicyFragment[];
  mayEdit: boolean;
  onChanged: () => Promise<unknown>;
}

/** The forms that the page shows under Additional Information, in their order. */
export function PoliciesPanel({ policies, mayEdit, onChanged }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const gate = usePlanGate();
  const act = usePolicies({ policies, onChanged, attempt, gate });
  const close = () => setOpen(null);
  useKeys(mayEdit ? { n: () => setOpen({ kind: 'new' }) } : {});
  const choose = () =>
    attempt(async () => {
      const forms = await act.addable();
      if (forms) setOpen({ kind: 'add', forms });
    });
  const actions = (
    <>
      <Button loading={isBusy} onClick={() => void choose()}>
        Add Policies
      </Button>
      <Button startIcon={<AddIcon />} onClick={() => setOpen({ kind: 'new' })}>
        New Form
      </Button>
    </>
  );
  return (
    <Stack sx={{ gap: 5 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <Section title="Additional Information" actions={mayEdit && actions}>
        {policies.length === 0 && <Typography color="textSecondary">Your page shows no forms.</Typography>}
        <Box component="ol" aria-label="Policies" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {policies.map((policy, index) => (
            <PolicyRow
              key={policy.id}
              name={policy.name}
              isFirst={index === 0}
              isLast={index === policies.length - 1}
              onView={() => setOpen({ kind: 'view', policy })}
              actions={
                mayEdit
                  ? { onMove: (by) => !isBusy && void act.move(index, by), onRemove: () => void act.remove(policy) }
                  : null
              }
            />
          ))}
        </Box>
      </Section>
      {open?.kind === 'view' && (
        <DialogFrame title={open.policy.name} onClose={close} width="md">
          {open.policy.pages.length > 0 ? (
            <PdfPages pages={open.policy.pages} />
          ) : (
            <RichText html={open.policy.content} />
          )}
        </DialogFrame>
      )}
      {open?.kind === 'add' && (
        <AddPoliciesDialog
          forms={open.forms}
          hasShown={policies.length > 0}
          onAdd={act.add}
          onNewForm={() => setOpen({ kind: 'new' })}
          onClose={close}
        />
      )}
      {open?.kind === 'new' && <NewFormDialog onAddForm={act.addForm} onShow={act.add} onClose={close} />}
    </Stack>
  );
}
