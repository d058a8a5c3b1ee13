import { useForm, useWatch } from 'react-hook-form';
import type { UpdateStaffMemberInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { saveOver } from '../pieces/save-over';
import { StaleComparison } from '../pieces/StaleComparison';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useUnsaved } from '../pieces/use-unsaved';
import { useVersioned } from '../pieces/use-versioned';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { memberLines } from './member-lines';
import { type ChangeableMember, changesOf, currentMember, draftOf, lacksName, type MemberDraft } from './member-values';
import { MemberFields } from './MemberFields';

interface Props {
  member: ChangeableMember;
  onSave: (change: UpdateStaffMemberInput, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** The form of a staff member; of an owner color and items only. */
export function UpdateStaffDialog({ member, onSave, onClose }: Props) {
  const form = useForm<MemberDraft>({ defaultValues: draftOf(member) });
  const { isDirty, dirtyFields } = form.formState;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const { base, stale, take } = useVersioned<ChangeableMember, MemberDraft>({
    form,
    latest: member,
    valuesOf: draftOf,
    error,
    dismiss,
    currentOf: currentMember,
  });
  const unsaved = useUnsaved(isDirty);
  const isLacking = useWatch({ control: form.control, compute: lacksName });

  const save = (before: ChangeableMember) =>
    form.handleSubmit(async (typed) => {
      const send = (mine: MemberDraft, over: ChangeableMember) => onSave(changesOf(mine, draftOf(over)), over.version);
      const work = () => saveOver(before, { typed, touched: dirtyFields, draftOf, currentOf: currentMember, send });
      if (!(await attempt(work))) return;
      unsaved.allow();
      onClose();
    })();
  return (
    <FormDialog
      title="Update Info"
      submit="Save"
      width="sm"
      isBusy={isBusy}
      isDisabled={!isDirty || isLacking}
      onSubmit={() => save(base)}
      onClose={onClose}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed this staff member"
          lines={memberLines(draftOf(stale), form.getValues(), dirtyFields)}
          isBusy={isBusy}
          onSaveMine={() => void save(stale)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <PlanWarning gate={gate} />
      <MemberFields form={form} owner={member.role === 'OWNER' ? member : null} />
    </FormDialog>
  );
}
