import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { PasswordDialog } from '../accounts/PasswordDialog';
import { roleNames } from '../accounts/role-names';
import { useAccount } from '../accounts/use-account';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { useNotice } from '../pieces/use-notice';
import { SelectField } from '../pieces/SelectField';
import type { AccessQuestion } from './access-entries';
import { type LowerRole, roleOptions } from './member-values';
import type { StaffListedFragment } from './staff.generated';
import { nameOf } from './staff-words';
import type { StaffAccessChanges } from './use-staff-access';

interface Props {
  question: AccessQuestion | null;
  member: StaffListedFragment;
  access: StaffAccessChanges;
  onChanged: () => void;
  onClose: () => void;
}

/** What is asked before a staff member's access or an owner changes. */
export function StaffAccessDialogs(props: Props) {
  const { question, member, access, onClose } = props;
  const { business } = useAccount();
  const name = nameOf(member);
  return (
    <>
      <ConfirmDialog
        title={`Remove the access of ${name}?`}
        confirm="Remove access"
        isDangerous
        isOpen={question === 'remove'}
        onConfirm={() => {
          onClose();
          void access.remove(member);
        }}
        onClose={onClose}
      >
        {`They are signed out of ${business.name} at once, on every device. Their place on the staff, hours and photos stay, and you can invite them again. Kiosks that they launched go on: revoke those under Application that are not yours.`}
      </ConfirmDialog>
      <ConfirmDialog
        title={`Leave ${business.name}?`}
        confirm="Leave"
        isDangerous
        isOpen={question === 'leave'}
        onConfirm={() => {
          onClose();
          void access.leave();
        }}
        onClose={onClose}
      >
        You can no longer see or change anything here. To come back you need a new invitation.
      </ConfirmDialog>
      {question !== null && question !== 'remove' && question !== 'leave' && (
        <OwnerDialog key={member.id} {...props} question={question} />
      )}
    </>
  );
}

type OwnerQuestion = Exclude<AccessQuestion, 'remove' | 'leave'>;

function OwnerDialog({ question, member, access, onChanged, onClose }: Props & { question: OwnerQuestion }) {
  const { business } = useAccount();
  const { confirmed, readOwnRights } = access;
  const notify = useNotice();
  const { id } = member;
  const name = nameOf(member);
  const form = useForm<{ role: LowerRole }>({ defaultValues: { role: 'MANAGER' } });
  const questions: Record<
    OwnerQuestion,
    { title: string; submit: string; text: string; work: () => Promise<unknown> }
  > = {
    'make-owner': {
      title: `Make ${name} an owner?`,
      submit: 'Make owner',
      text: `Owners may do everything, also remove you. ${name} is shown on the staff with the role Owner.`,
      work: () => confirmed.makeOwner(id),
    },
    'lower-owner': {
      title: `Change the role of ${name}`,
      submit: 'Change role',
      text: member.isYou
        ? 'You will no longer be an owner, and only another owner can make you one again.'
        : `${name} will no longer be an owner.`,
      work: () => confirmed.lowerOwner(id, form.getValues('role')),
    },
    'remove-owner': {
      title: `Remove the owner ${name}?`,
      submit: 'Remove owner',
      text: `They are signed out of ${business.name} at once, on every device. Their place on the staff stays, with the role Staff.`,
      work: () => confirmed.removeOwner(id),
    },
    'leave-as-owner': {
      title: `Leave ${business.name}?`,
      submit: 'Leave',
      text: 'You will no longer own this business, and can no longer see or change anything here. To come back you need a new invitation.',
      work: confirmed.leave,
    },
  };
  const { title, submit, text, work } = questions[question];
  const done: Record<OwnerQuestion, string | null> = {
    'make-owner': `${name} is an owner now.`,
    'lower-owner': `${name} has the role ${roleNames[form.getValues('role')]} now.`,
    'remove-owner': `${name} no longer signs in here.`,
    'leave-as-owner': null,
  };
  return (
    <PasswordDialog
      title={title}
      submit={submit}
      action="CHANGE_OWNER"
      work={work}
      onDone={() => {
        const message = done[question];
        onClose();
        if (member.isYou) void readOwnRights();
        else onChanged();
        if (message) notify({ message });
      }}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      {question === 'lower-owner' && (
        <SelectField label="New role" options={roleOptions} registered={form.register('role')} />
      )}
    </PasswordDialog>
  );
}
