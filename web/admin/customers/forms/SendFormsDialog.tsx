import Typography from '@mui/material/Typography';
import { useState } from 'react';
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

/** As many as a link holds. */
const maxForms = 20;

interface Props {
  customer: { id: string; firstName: string };
  onSent: () => void;
  onClose: () => void;
}

/** Sends a customer a link to sign forms: by text, else by e-mail. */
export function SendFormsDialog({ customer: { id, firstName }, onSent, onClose }: Props) {
  const may = useMay();
  const notify = useNotice();
  const [chosen, setChosen] = useState<string[]>([]);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const { data, error: failure, refetch } = useSendForms_FormsQuery({ fetchPolicy: 'cache-and-network' });
  const [send] = useSendForms_SendMutation({
    refetchQueries: [{ query: FormRequests_ListDocument, variables: { customerId: id } }],
  });
  const submit = () =>
    attempt(async () => {
      const { data: sent } = await send({ variables: { customerId: id, formIds: chosen } });
      notify({
        message: `${firstName} gets the link by ${sent?.sendForms.sentBy === 'EMAIL' ? 'e-mail' : 'text'}. It works for 14 days.`,
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
      {data ? (
        <>
          {data.forms.items.length > 0 && (
            <Typography>{firstName} gets a text, or else an e-mail, with a link to sign these forms.</Typography>
          )}
          <FormSelect forms={data.forms.items} chosen={chosen} canAdd={may('FORM_WRITE')} onChange={setChosen} />
          {chosen.length > maxForms && <Typography color="error">One link holds up to {maxForms} forms.</Typography>}
        </>
      ) : (
        <Pending error={failure} onRetry={refetch} rows={3} height={44} />
      )}
    </FormDialog>
  );
}
