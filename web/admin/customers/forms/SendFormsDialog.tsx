import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNow } from '../../../ui/use-now';
import { useAccount } from '../../accounts/use-account';
import { useMay } from '../../accounts/use-may';
import { FormSelect } from '../../forms/FormSelect';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { FormDialog } from '../../pieces/FormDialog';
import { Pending } from '../../pieces/Pending';
import { useAttempt } from '../../pieces/use-attempt';
import { useNotice } from '../../pieces/use-notice';
import {
  FormRequests_ListDocument,
  useSendForms_FormsQuery,
  useSendForms_SendMutation,
} from './form-requests.generated';
import { openRequest, signedWords } from './request-words';

/** As many as a link holds. */
const maxForms = 20;

interface Props {
  customer: { id: string; firstName: string; email: string | null };
  onSent: () => void;
  onClose: () => void;
}

/** Sends a customer a link to sign forms: by text, else by e-mail. */
export function SendFormsDialog({ customer: { id, firstName, email }, onSent, onClose }: Props) {
  const may = useMay();
  const {
    business: { timeZone },
  } = useAccount();
  const notify = useNotice();
  const now = useNow(60_000);
  const [chosen, setChosen] = useState<string[]>([]);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const {
    data,
    error: failure,
    refetch,
  } = useSendForms_FormsQuery({
    variables: { customerId: id },
    fetchPolicy: 'cache-and-network',
  });
  const forms = data?.forms.items.map(({ version, ...form }) => {
    const last = data.lastSignatures.find(({ formId }) => formId === form.id);
    const sent = openRequest(data.formRequests, form.id, now);
    return { ...form, note: signedWords({ last, sent }, version, timeZone) };
  });
  const [send] = useSendForms_SendMutation({
    refetchQueries: [{ query: FormRequests_ListDocument, variables: { customerId: id } }],
  });
  const added = async (formId: string) => {
    await refetch();
    setChosen([...chosen, formId]);
  };
  const submit = () =>
    attempt(async () => {
      const { data: sent } = await send({ variables: { customerId: id, formIds: chosen } });
      notify({
        message: `${firstName} gets the link by ${sent?.sendForms.sentBy === 'EMAIL' ? 'email' : 'text'}. It works for 14 days.`,
      });
      onSent();
    });
  return (
    <FormDialog
      title="Send forms to sign"
      submit="Send link"
      width="sm"
      isBusy={isBusy}
      isDisabled={chosen.length === 0 || chosen.length > maxForms}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      {forms ? (
        <>
          {forms.length > 0 && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {firstName} gets a text, or else an email{email ? ` to ${email}` : ''}, with a link to sign these forms.
            </Typography>
          )}
          <FormSelect
            forms={forms}
            chosen={chosen}
            onAdded={may('FORM_WRITE') ? added : undefined}
            onChange={setChosen}
          />
          {chosen.length > maxForms && <Typography color="error">One link holds up to {maxForms} forms.</Typography>}
        </>
      ) : (
        <Pending error={failure} onRetry={refetch} rows={3} height={44} />
      )}
    </FormDialog>
  );
}
