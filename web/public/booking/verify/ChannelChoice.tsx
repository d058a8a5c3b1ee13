import type { CodeChannel } from '../../../schema.generated';
import { useTranslate } from '../../i18n/language-context';
import style from '../BookingView.module.css';
import { OptionCard } from '../OptionCard';

interface Props {
  /** Without texts the code goes by e-mail. */
  hasTexts: boolean;
  channel: CodeChannel;
  onChoose(channel: CodeChannel): void;
}

/** How the code is sent. */
export function ChannelChoice({ hasTexts, channel, onChoose }: Props) {
  const t = useTranslate();
  const option = (by: CodeChannel, label: string) => (
    <OptionCard group="channel" label={label} isChosen={channel === by} onChoose={() => onChoose(by)} />
  );
  return (
    <fieldset className={style.channels}>
      <legend>{t('bookingSteps.verifyBy')}</legend>
      <div>
        {hasTexts && option('TEXT', t('bookingSteps.byText'))}
        {option('EMAIL', t('bookingSteps.byEmail'))}
      </div>
      <p className={style.note}>{t('bookingSteps.codeHint')}</p>
      <p className={style.note}>{t('bookingSteps.requestsHint')}</p>
    </fieldset>
  );
}
