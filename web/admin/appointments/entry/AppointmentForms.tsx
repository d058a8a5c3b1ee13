import FormIcon from '@mui/icons-material/DescriptionOutlined';
import SentIcon from '@mui/icons-material/ForwardToInboxOutlined';
import OpenIcon from '@mui/icons-material/DraftsOutlined';
import SignedIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMay } from '../../accounts/use-may';
import { CopyField } from '../../pieces/CopyField';
import { EmptyState } from '../../pieces/EmptyState';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { lateDialog } from '../../pieces/late';
import { useAttempt } from '../../pieces/use-attempt';
import { useNotice } from '../../pieces/use-notice';
import { openForms } from '../open-forms';
import { formatPhone, phoneDigits } from '../../../ui/phone-number';
import type { Appointment } from '../states';
import { momentWords, onClock } from '../time-words';
import { useAppointmentForms_SendMutation, useAppointmentForms_UrlQuery } from './appointment-form.generated';

const SignatureDialog = lateDialog(() => import('../../signed/SignatureDialog'), 'SignatureDialog', 'Signed form');

type AppointmentForm = Appointment['forms'][number];

interface Props {
  appointment: Appointment;
  timeZone: string;
}

/** What the customer of an appointment is asked to sign, who signed what when, and the link for what is open. */
export function AppointmentForms({ appointment, timeZone }: Props) {
  const may = useMay();
  const [opened, setOpened] = useState<string | null>(null);
  const { forms } = appointment;
  if (forms.length === 0)
    return (
      <EmptyState icon={<FormIcon />} title="No forms to sign">
        Select forms in the appointment and save it: then you can send the customer the link to sign them.
      </EmptyState>
    );
  return (
    <Stack sx={{ gap: 4 }}>
      <Stack component="ul" aria-label="Forms" sx={{ gap: 3, margin: 0, padding: 0, listStyle: 'none' }}>
        {forms.map((form) => (
          <Stack
            component="li"
            key={form.formId}
            direction="row"
            sx={{ gap: 3, alignItems: 'center', paddingBottom: 3, borderBottom: '1px solid var(--color-line)' }}
          >
            {form.signedAt ? <SignedIcon color="success" aria-hidden /> : <OpenIcon color="warning" aria-hidden />}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{form.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {wordsOf(form, timeZone)}
              </Typography>
            </Box>
            {form.signatureId && may('SIGNATURE_READ') && (
              <Button aria-label={`View ${form.name}`} onClick={() => setOpened(form.signatureId)}>
                View
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
      {may('APPOINTMENT_WRITE') && <FormsLink appointment={appointment} />}
      {opened && <SignatureDialog signatureId={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

function wordsOf({ signedAt, signerName, signatureRequired, isArchived }: AppointmentForm, timeZone: string): string {
  if (!signedAt) return isArchived ? 'Archived: it can no longer be signed' : 'Not signed';
  const when = momentWords(onClock(signedAt, timeZone));
  return `${signatureRequired ? 'Signed' : 'Confirmed'}${signerName ? ` by ${signerName}` : ''} on ${when}`;
}

/** Sends the link, or shows it, to open on a tablet or to copy. */
function FormsLink({ appointment }: { appointment: Appointment }) {
  const { id, customer } = appointment;
  const { data } = useAppointmentForms_UrlQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [send] = useAppointmentForms_SendMutation();
  const notify = useNotice();
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const url = data?.appointmentFormsUrl;
  const submit = () =>
    attempt(async () => {
      const { data: sent } = await send({ variables: { id } });
      if (sent) notify({ message: `The link is on its way to ${recipientWords(sent.sendAppointmentForms.sentTo)}.` });
    });
  return (
    <>
      <ErrorAlert error={error} onDismiss={dismiss} />
      {openForms(appointment) > 0 && (
        <Button variant="outlined" startIcon={<SentIcon />} disabled={isBusy} onClick={() => void submit()}>
          Send {customer?.firstName} the link
        </Button>
      )}
      {url && (
        <CopyField label="Link for the customer" text={url}>
          <Button variant="outlined" href={url} target="_blank" rel="noreferrer">
            Open
          </Button>
        </CopyField>
      )}
    </>
  );
}

/** A phone number in E.164 as people write it, or an address as it is. */
const recipientWords = (sentTo: string): string => (sentTo.startsWith('+') ? formatPhone(phoneDigits(sentTo)) : sentTo);
