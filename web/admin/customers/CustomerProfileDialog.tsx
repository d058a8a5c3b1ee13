import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMay } from '../accounts/use-may';
import { refusalOf } from '../connection/refusal';
import { DialogFrame } from '../pieces/DialogFrame';
import { lateDialog } from '../pieces/late';
import { Pending } from '../pieces/Pending';
import { nameOf } from './customer-words';
import { CustomerProfile, type ProfileTab } from './CustomerProfile';
import { type Decision, ErasureDecision } from './ErasureDecision';
import { ErasureRequestNote } from './ErasureRequestNote';
import { ProfileMenu } from './ProfileMenu';
import { useErasureRequests } from './use-erasure-requests';
import { useProfile } from './use-profile';

const EditCustomerDialog = lateDialog(() => import('./EditCustomerDialog'), 'EditCustomerDialog', 'Edit Customer');
const CorrectCustomerDialog = lateDialog(
  () => import('./CorrectCustomerDialog'),
  'CorrectCustomerDialog',
  'Correct name and birthday',
);

const MergeCustomerDialog = lateDialog(
  () => import('./merge/MergeCustomerDialog'),
  'MergeCustomerDialog',
  'Merge with another record',
);
const SendFormsDialog = lateDialog(() => import('./forms/SendFormsDialog'), 'SendFormsDialog', 'Send forms to sign');
const EraseCustomerDialog = lateDialog(() => import('./EraseCustomerDialog'), 'EraseCustomerDialog', 'Erase for good');

interface Props {
  customerId: string;
  open: boolean;
  /** After each change of the customer. */
  onChanged?: () => void;
  onClose: () => void;
}

/** A customer: contact data, counts, what the team keeps, and every check-in; and the forms to change it. */
export function CustomerProfileDialog({ customerId, open, onChanged, onClose }: Props) {
  const { data, error, refetch } = useProfile(customerId);
  const [form, setForm] = useState<'edit' | 'correct' | 'erase' | 'merge' | 'send-forms' | null>(null);
  const [tab, setTab] = useState<ProfileTab>('contact');
  const { requests, mayDecide, readAgain } = useErasureRequests();
  const request = requests.find((one) => one.customerId === (data?.customer.id ?? customerId));
  const [decision, setDecision] = useState<Decision | null>(null);
  const may = useMay();
  const canEdit = may('CUSTOMER_WRITE');
  const toProfile = () => setForm(null);
  const onSendForms = may('FORM_SEND') ? () => setForm('send-forms') : undefined;
  const isGone = Boolean(error) && refusalOf(error).code === 'NOT_FOUND';
  function sent() {
    setTab('forms');
    toProfile();
  }
  function saved() {
    toProfile();
    onChanged?.();
  }
  if (data && !isGone && form === 'edit')
    return (
      <EditCustomerDialog
        customer={data.customer}
        onSaved={saved}
        onCorrect={() => setForm('correct')}
        onErase={() => setForm('erase')}
        onClose={toProfile}
      />
    );
  if (data && !isGone && form === 'correct')
    return <CorrectCustomerDialog customer={data.customer} onSaved={saved} onClose={toProfile} />;
  if (data && !isGone && form === 'erase')
    return (
      <EraseCustomerDialog
        customer={data.customer}
        onErased={() => {
          onChanged?.();
          onClose();
        }}
        onClose={toProfile}
      />
    );
  if (decision)
    return (
      <ErasureDecision
        decision={decision}
        onDecided={(kind) => {
          setDecision(null);
          void readAgain();
          onChanged?.();
          if (kind === 'erase') onClose();
        }}
        onClose={() => setDecision(null)}
      />
    );
  if (data && !isGone && form === 'merge')
    return <MergeCustomerDialog customerId={data.customer.id} onMerged={saved} onClose={toProfile} />;
  if (data && !isGone && form === 'send-forms')
    return <SendFormsDialog customer={data.customer} onSent={sent} onClose={toProfile} />;
  return (
    <DialogFrame
      title="Customer"
      isOpen={open}
      onClose={onClose}
      width="sm"
      actions={
        <>
          {data && !isGone && (
            <ProfileMenu
              name={nameOf(data.customer)}
              onMerge={may('CUSTOMER_MERGE') ? () => setForm('merge') : undefined}
              onSendForms={onSendForms}
            />
          )}
          {data && !isGone && canEdit && (
            <Button startIcon={<EditIcon />} onClick={() => setForm('edit')}>
              Edit
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {isGone ? (
        <Typography>This customer profile is no longer available.</Typography>
      ) : data ? (
        <Stack sx={{ gap: 4 }}>
          {request && (
            <ErasureRequestNote
              request={request}
              who="This customer"
              onDecide={mayDecide ? (kind) => setDecision({ kind, request }) : null}
            />
          )}
          <CustomerProfile
            key={data.customer.id}
            profile={data.customerProfile}
            customer={data.customer}
            tab={tab}
            onTab={setTab}
            onSendForms={onSendForms}
          />
        </Stack>
      ) : (
        <Pending error={error} onRetry={refetch} rows={3} height={88} />
      )}
    </DialogFrame>
  );
}
