import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useNotice } from '../pieces/use-notice';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { freeColor, lacksName, type MemberDraft, memberInput, newMember } from './member-values';
import { MemberFields } from './MemberFields';
import { useMembers } from './select/use-members';
import { useStaffPage_AddMutation } from './staff.generated';
import { nameOf } from './staff-words';

interface Props {
  onChanged: () => void;
  onClose: () => void;
}

/** errorAddStaff: the form of a new staff member. */
export function AddStaffDialog({ onChanged, onClose }: Props) {
  const form = useForm<MemberDraft>({ defaultValues: newMember });
  const { members } = useMembers();
  const { resetField, getFieldState } = form;
  useEffect(() => {
    if (!members || getFieldState('color').isDirty) return;
    resetField('color', { defaultValue: freeColor(members.map(({ color }) => color)) });
  }, [members, getFieldState, resetField]);
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const unsaved = useUnsaved(form.formState.isDirty);
  const isLacking = useWatch({ control: form.control, compute: lacksName });
  const notify = useNotice();
  const [add] = useStaffPage_AddMutation();
  const submit = form.handleSubmit(async (draft) => {
    const input = { ...memberInput(draft), invites: draft.invites };
    if (!(await attempt(() => add({ variables: { input } })))) return;
    const word = input.invites ? 'added and invited' : 'added';
    notify({ message: `${nameOf(input)} is ${word}.` });
    onChanged();
    unsaved.allow();
    onClose();
  });
  return (
    <FormDialog
      title="Add Staff"
      submit="Add staff"
      width="sm"
      isBusy={isBusy}
      isDisabled={isLacking}
      onSubmit={submit}
      onClose={onClose}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <MemberFields form={form} owner={null} isNew />
    </FormDialog>
  );
}
