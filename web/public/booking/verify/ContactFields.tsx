import { maxEmail, maxPersonName } from '../../../limits';
import type { CodeChannel } from '../../../schema.generated';
import { formatPhone } from '../../../ui/phone-number';
import { TextField } from '../../check-in/TextField';
import { useTranslate } from '../../i18n/language-context';
import style from '../BookingView.module.css';
import { ChannelChoice } from './ChannelChoice';
import type { ContactForm } from './use-contact-form';

interface Props {
  form: ContactForm;
  /** 10 digits, or as many as were typed. */
  phone: string;
  hasTexts: boolean;
  channel: CodeChannel;
  /** What a code by text agrees to. */
  textConsent: string;
  onChannel(channel: CodeChannel): void;
}

/** Who books or waits, and how the code reaches them. */
export function ContactFields({ form: { fields, fieldOf }, phone, hasTexts, channel, textConsent, onChannel }: Props) {
  const t = useTranslate();
  return (
    <div ref={fields} className={`${style.part} ${style.fields}`}>
      <p className={style.note}>{t('bookingSteps.required')}</p>
      <TextField {...fieldOf('firstName')} isAlert mode="text" autoComplete="given-name" maxLength={maxPersonName} />
      <TextField {...fieldOf('lastName')} isAlert mode="text" autoComplete="family-name" maxLength={maxPersonName} />
      <TextField
        {...fieldOf('phone')}
        value={formatPhone(phone)}
        isAlert
        mode="tel"
        prefix="+1"
        autoComplete="tel-national"
      />
      <TextField {...fieldOf('email')} isAlert mode="email" autoComplete="email" maxLength={maxEmail} />
      <ChannelChoice hasTexts={hasTexts} channel={channel} onChoose={onChannel} />
      {hasTexts && <p className={style.note}>{textConsent}</p>}
    </div>
  );
}
