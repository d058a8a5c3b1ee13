import { MAX_SENDS } from './booking-limits.js';
import { CodeChannel } from './booking.types.js';
import { maskedEmail, maskedPhone } from './masked.js';

interface Sent {
  channel: CodeChannel;
  phone: string;
  email: string | null;
  sends: number;
}

/** What the caller hears of a code that was sent. */
export const sentCode = ({ channel, phone, email, sends }: Sent) => ({
  sentBy: channel,
  sentTo: channel === CodeChannel.TEXT ? maskedPhone(phone) : maskedEmail(email!),
  sendsLeft: MAX_SENDS - sends,
});
