import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import type { OwnRecord } from './load-own-data';
import { OwnData_ChooseMessagesDocument } from './own-data.generated';
import style from './OwnData.module.css';
import { useChange } from './use-change';

interface Props {
  of: { token: string; customerId: string };
  record: OwnRecord;
  onChanged(): Promise<void>;
}

/** Offers and birthday messages, each of which can be turned off and on again. */
export function ChoicesPanel({ of, record, onChanged }: Props) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const { isBusy, failure, change } = useChange(onChanged);
  const choose = (choice: { offers?: boolean; birthdayMessages?: boolean }) =>
    void change(() => request(OwnData_ChooseMessagesDocument, { ...of, ...choice }));
  return (
    <section className={`${style.panel} ${style.screenOnly}`}>
      <h2>{t('ownData.choices')}</h2>
      <label className={style.choice}>
        <input
          type="checkbox"
          checked={record.getsOffers}
          disabled={isBusy}
          onChange={(event) => choose({ offers: event.target.checked })}
        />
        {t('ownData.offers')}
      </label>
      <label className={style.choice}>
        <input
          type="checkbox"
          checked={record.getsBirthdayMessages}
          disabled={isBusy}
          onChange={(event) => choose({ birthdayMessages: event.target.checked })}
        />
        {t('ownData.birthdayMessages')}
      </label>
      {failure && <p role="alert">{refusalText(failure)}</p>}
    </section>
  );
}
