import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { clockTime } from '../../ui/clock-time';
import { useSettled } from '../../ui/use-settled';
import { languageName } from '../messages/language-name';
import { partsWords } from '../messages/MessagePreview';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { maxHostText } from '../limits';
import { useTextDialog_PreviewQuery, useTextDialog_SendMutation } from './call-up.generated';
import { nameOf, type CheckIn } from './statuses';

interface Props {
  entry: CheckIn;
  timeZone: string;
  /** Whether it answers the party's text. */
  isAnswer: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** After this time without a key the words are previewed. */
const pause = 400;

const words = {
  answer: { title: 'Answer', label: 'Your answer', missing: 'Write an answer.', sent: 'The answer' },
  text: { title: 'Text', label: 'Your text', missing: 'Write a text.', sent: 'A text' },
};

/** The host texts a party in their own words, as an answer or first. */
export function TextDialog({ entry, timeZone, isAnswer, onSent, onClose }: Props) {
  const form = useForm({ defaultValues: { text: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [send] = useTextDialog_SendMutation();
  const gate = usePlanGate();
  const notify = useNotice();
  // A newer text does not replace the one being answered.
  const [{ reply, repliedAt }] = useState(entry);
  const text = form.watch('text');
  const { firstName } = entry.customer;
  const { title, label, missing, sent } = words[isAnswer ? 'answer' : 'text'];
  const settled = useSettled(text.trim(), pause);
  const { data, previousData } = useTextDialog_PreviewQuery({
    variables: { id: entry.id, text: settled },
    skip: settled.length > maxHostText,
    fetchPolicy: 'cache-and-network',
  });
  const preview = (data ?? previousData)?.messagePreview;
  const refusal = preview?.textRefusal;
  const left = maxHostText - text.length;
  const help = [`${left} characters left.`, !refusal && preview && partsWords(preview.textParts)];
  const tooLong = left < 0 && `${-left} characters too long: a text has at most ${maxHostText}.`;
  const unsaved = useUnsaved(text.trim() !== '');

  const submit = form.handleSubmit((values) =>
    attempt(() =>
      gate.run(async () => {
        const variables = { id: entry.id, text: values.text.trim(), isAnswer };
        const result = (await send({ variables })).data?.textParty;
        notify({ message: result?.notice ?? `${sent} is on its way to ${firstName}.` });
        if (!result?.sentBy) return;
        onSent();
        onClose();
      }),
    ),
  );
  return (
    <FormDialog
      title={`${title} ${nameOf(entry)}`}
      submit={refusal && preview.email ? 'Send Email' : 'Send Text'}
      isBusy={isBusy}
      isDisabled={left < 0 || (Boolean(refusal) && preview?.email === null)}
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
      <ErrorAlert error={error} about={nameOf(entry)} onDismiss={dismiss} />
      {refusal && (
        <Alert severity="warning">{`${refusal} ${preview.email ? 'An email goes out instead.' : 'There is no email address either: nothing can be sent.'}`}</Alert>
      )}
      {isAnswer && reply !== null && (
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
        label={label}
        multiline
        minRows={3}
        autoFocus
        error={tooLong || form.formState.errors.text?.message}
        help={help.filter(Boolean).join(' ')}
        registered={form.register('text', { validate: (value) => value.trim() !== '' || missing })}
      />
    </FormDialog>
  );
}
