import CallIcon from '@mui/icons-material/CallOutlined';
import ChangeIcon from '@mui/icons-material/EditNoteOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import SignedIcon from '@mui/icons-material/DrawOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import TextIcon from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clockTime } from '../../../ui/clock-time';
import { ratingLabel } from '../../../ui/ratings';
import { stateOf } from '../../check-ins/activity-words';
import { lookOf } from '../../check-ins/statuses';
import { moment } from '../../check-ins/times';
import { changeWords } from '../../history/change-words';
import { HistoryLine } from '../../history/HistoryLine';
import { formWords, kindWords, placeWords, signerWords } from '../../signed/signed-words';
import { AppointmentLine } from './AppointmentLine';
import { messageWords } from './message-words';
import type { CustomerTimeline_EntriesQuery } from './timeline.generated';

type Entry = CustomerTimeline_EntriesQuery['customerTimeline']['items'][number];

interface Props {
  entry: Entry;
  timeZone: string;
}

const channelIcons = { TEXT: TextIcon, CALL: CallIcon, EMAIL: MailIcon };

/** An entry of a timeline; nothing for a kind that this version does not know. */
export function TimelineLine({ entry, timeZone }: Props) {
  const { appointment, checkIn, message, reply, signature, change } = entry;
  const at = moment(entry.at, timeZone);
  if (appointment) return <AppointmentLine appointment={appointment} at={at} timeZone={timeZone} />;
  if (checkIn) return <CheckInLine checkIn={checkIn} at={at} timeZone={timeZone} />;
  if (message) return <MessageLine message={message} at={at} />;
  if (reply)
    return (
      <HistoryLine Icon={ReplyIcon} title="Wrote a text" note={at}>
        <Quote text={reply.text} />
      </HistoryLine>
    );
  if (signature)
    return (
      <HistoryLine
        Icon={SignedIcon}
        title={`${kindWords[signature.kind]}: ${formWords(signature)}`}
        note={[at, placeWords[signature.place], signerWords(signature)].join(' · ')}
      />
    );
  return change && <HistoryLine Icon={ChangeIcon} title={changeWords(change)} note={`${change.by}, ${at}`} />;
}

function CheckInLine({
  checkIn,
  at,
  timeZone,
}: {
  checkIn: NonNullable<Entry['checkIn']>;
  at: string;
  timeZone: string;
}) {
  const { status, cancelBy, partySize, products, staff, askedForStaff, rating, appointedAt } = checkIn;
  const { word, token, Icon } = lookOf(status);
  const who = staff === null ? [] : [`with ${staff}${askedForStaff ? ', by request' : ''}`];
  const booked = appointedAt ? [`booked for ${clockTime(appointedAt, timeZone)}`] : [];
  const note = [at, ...booked, `party of ${partySize}`, ...who, ...(rating === null ? [] : [ratingLabel(rating)])].join(
    ' · ',
  );
  return (
    <HistoryLine
      Icon={Icon}
      token={token}
      title={`Check-in: ${cancelBy ? `${word} by ${cancelBy}` : word}`}
      note={note}
    >
      {products.length > 0 && <Typography>{products.join(', ')}</Typography>}
    </HistoryLine>
  );
}

function MessageLine({ message, at }: { message: NonNullable<Entry['message']>; at: string }) {
  const state = stateOf(message);
  return (
    <HistoryLine
      Icon={channelIcons[message.channel]}
      title={messageWords(message)}
      note={
        <>
          {at}
          {state && (
            <Box
              component="span"
              sx={state.isFailure ? { color: 'error.main', fontWeight: 600 } : undefined}
            >{` · ${state.words}`}</Box>
          )}
        </>
      }
    >
      {message.text && <Quote text={message.text} />}
      {message.why && <Typography>{message.why}</Typography>}
    </HistoryLine>
  );
}

const Quote = ({ text }: { text: string }) => (
  <Typography
    component="blockquote"
    sx={{
      margin: 0,
      marginBlock: 1,
      paddingLeft: 3,
      borderLeft: '3px solid var(--color-line)',
      whiteSpace: 'pre-wrap',
    }}
  >
    {text}
  </Typography>
);
