import { useState, type FormEvent } from 'react';
import { maxEmail } from '../../limits';
import { AlertBox } from '../../ui/AlertBox';
import { isEmail } from '../../ui/is-email';
import { formatPhone, phoneDigits } from '../../ui/phone-number';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { failureOf, type Failure } from '../request';
import { AskData_RequestDocument, type AskData_ReadBusinessQuery } from './ask-data.generated';
import style from './AskDataView.module.css';
import { OwnFrame } from './OwnFrame';

const isPhone = (text: string) => /^[\d\s()+.-]+$/.test(text) && phoneDigits(text).length === 10;

/** One field for a phone number or an e-mail address; what it answers says nothing of who is known. */
export function AskDataView({ business }: { business: AskData_ReadBusinessQuery['business'] }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const [text, setText] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function ask(event: FormEvent) {
    event.preventDefault();
    const typed = text.trim();
    const hasPhone = isPhone(typed);
    setFailure(undefined);
    setIsWrong(!hasPhone && !isEmail(typed));
    if (!hasPhone && !isEmail(typed)) return;
    setIsBusy(true);
    try {
      await request(AskData_RequestDocument, {
        businessId: business.id,
        ...(hasPhone ? { phone: phoneDigits(typed) } : { email: typed }),
      });
      setSentTo(hasPhone ? formatPhone(phoneDigits(typed)) : typed);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setIsBusy(false);
  }

  return (
    <OwnFrame business={business} offlineMessage={t('ownData.offline')}>
      <h1>{t('ownData.askHeading')}</h1>
      <p>{t('ownData.askText', { business: business.name })}</p>
      <div role="status">
        {sentTo !== undefined && <p className={style.sent}>{t('ownData.sent', { address: sentTo })}</p>}
      </div>
      {sentTo === undefined && (
        <form className={style.form} noValidate onSubmit={(event) => void ask(event)}>
          {failure && (
            <AlertBox
              message={refusalText(failure)}
              dismissLabel={t('app.dismiss')}
              onDismiss={() => setFailure(undefined)}
            />
          )}
          <label htmlFor="own-address">{t('ownData.address')}</label>
          <input
            id="own-address"
            value={text}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maxEmail}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'own-address-error' : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          {isWrong && (
            <p id="own-address-error" role="alert" className={style.error}>
              {t('ownData.addressError')}
            </p>
          )}
          <button type="submit" className="button" disabled={isBusy}>
            {t(isBusy ? 'ownData.sending' : 'ownData.send')}
          </button>
        </form>
      )}
      <p className={style.help}>
        {t('ownData.help', { business: business.name, phone: formatPhone(phoneDigits(business.phone)) })}
      </p>
    </OwnFrame>
  );
}
