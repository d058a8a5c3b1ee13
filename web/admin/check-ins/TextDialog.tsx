import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { clockTime } from '../../ui/clock-time';
import { languageName } from '../messages/language-name';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { useAnswerDialog_AnswerMutation } from './call-up.generated';
import { nameOf, type CheckIn } from './statuses';

interface Props {
  entry: CheckIn;
  timeZone: string;
  onAnswered: () => void;
  onClose: () => void;
}

const maxLength = 480;

/** The host answers a party's text. */
export function AnswerDialog({ entry, timeZone, onAnswered, onClose }: Props) {
  const form = useForm({ defaultValues: { text: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [send] = useAnswerDialog_AnswerMutation();
  const gate = usePlanGate();
  const notify = useNotice();
  // A newer text does not replace the one being answered.
  const [{ reply, repliedAt }] = useState(entry);
  const text = form.watch('text');
  const { firstName } = entry.customer;
  const unsaved = useUnsaved(text.trim() !== '');

  const submit = form.handleSubmit((values) =>
    attempt(() =>
      gate.run(async () => {
        const answer = (await send({ variables: { id: entry.id, text: values.text.trim() } })).data?.answerReply;
        notify({ message: answer?.notice ?? `The answer is on its way to ${firstName}.` });
        onAnswered();
        onClose();
      }),
    ),
  );
  return (
    <FormDialog
      title={`Answer ${nameOf(entry)}`}
      submit="Send Text"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={() => unsaved.close(onClose)}
      after={
        <>
          <PlanWarning gate={gate} />
          <UnsavedDialog unsaved={unsaved} title="Leave without sending?">
            What you wrote will be lost.
          </UnsavedDialog>
        </>
      }
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
      {entry.language !== 'en' && (
        <Typography color="textSecondary">{`${firstName} reads ${languageName(entry.language)}.`}</Typography>
      )}
      <Field
        label="Your answer"
        multiline
        minRows={3}
        autoFocus
        maxLength={maxLength}
        error={form.formState.errors.text?.message}
        help={`${maxLength - text.length} characters left`}
        registered={form.register('text', { validate: (value) => value.trim() !== '' || 'Write an answer.' })}
      />
    </FormDialog>
  );
}
