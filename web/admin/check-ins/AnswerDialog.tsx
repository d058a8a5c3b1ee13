import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { clockTime } from '../../ui/clock-time';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { useAnswerDialog_AnswerMutation } from './call-up.generated';
import { nameOf, type CheckIn } from './statuses';

type Props = { entry: CheckIn; timeZone: string; onAnswered: () => void; onClose: () => void };

const longest = 480;

/** The host answers what a party texted. */
export function AnswerDialog({ entry, timeZone, onAnswered, onClose }: Props) {
  const form = useForm({ defaultValues: { text: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [isAsking, setAsking] = useState(false);
  const [send] = useAnswerDialog_AnswerMutation();
  const gate = usePlanGate();
  const notify = useNotice();
  const formId = useId();
  // A newer text of theirs does not take the place of the one that is being answered.
  const [{ reply, repliedAt }] = useState(entry);
  const text = form.watch('text');
  const { firstName } = entry.customer;
  const close = () => (text.trim() ? setAsking(true) : onClose());

  const submit = form.handleSubmit((typed) =>
    attempt(() =>
      gate.run(async () => {
        const answer = (await send({ variables: { id: entry.id, text: typed.text.trim() } })).data?.answerReply;
        notify({ message: answer?.notice ?? `The answer is on its way to ${firstName}.` });
        onAnswered();
        onClose();
      }),
    ),
  );
  return (
    <FormDialog
      title={`Answer ${nameOf(entry)}`}
      isOpen
      onClose={close}
      actions={
        <>
          <Button color="inherit" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy}>
            Send Text
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ gap: 4 }}
      >
        <ErrorAlert error={error} onDismiss={dismiss} />
        {reply !== null && (
          <Box
            component="figure"
            sx={{
              margin: 0,
              padding: 4,
              borderRadius: 3,
              background: 'var(--color-surface-2)',
              overflowWrap: 'anywhere',
            }}
          >
            <Typography component="blockquote" sx={{ margin: 0, whiteSpace: 'pre-wrap' }}>
              {reply}
            </Typography>
            <Typography component="figcaption" variant="body2" color="textSecondary" className="numbers">
              {repliedAt ? `${firstName}, ${clockTime(repliedAt, timeZone)}` : firstName}
            </Typography>
          </Box>
        )}
        <Field
          label="Your answer"
          multiline
          minRows={3}
          autoFocus
          maxLength={longest}
          error={form.formState.errors.text?.message}
          help={`${longest - text.length} characters left`}
          registered={form.register('text', { validate: (value) => value.trim() !== '' || 'Write an answer.' })}
        />
      </Stack>
      <PlanWarning gate={gate} />
      <ConfirmDialog
        title="Leave without sending?"
        confirm="Leave"
        cancel="Keep editing"
        isDangerous
        isOpen={isAsking}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        What you wrote will be lost.
      </ConfirmDialog>
    </FormDialog>
  );
}
