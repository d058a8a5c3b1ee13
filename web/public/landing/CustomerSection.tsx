import { useTranslate } from '../i18n/language-context';
import { LineIcon } from '../../ui/icons/LineIcon';
import style from './CustomerSection.module.css';

export function CustomerSection() {
  const t = useTranslate();
  return (
    <section aria-labelledby="customer" className={style.section}>
      <h2 id="customer">{t('landing.customerTitle')}</h2>
      <p className={style.lead}>{t('landing.customerText')}</p>
      <ul className={style.cards}>
        <li>
          <p className={style.chip} data-status="checked-in">
            <LineIcon name="clock" size={18} /> {t('landing.checkedIn')}
          </p>
          <p className={style.big}>{t('landing.third')}</p>
          <p className={style.text}>{t('landing.twoAhead')}</p>
        </li>
        <li>
          <p className={style.chip} data-status="checked-in">
            <LineIcon name="clock" size={18} /> {t('landing.checkedIn')}
          </p>
          <p className={style.big}>{t('landing.next')}</p>
          <p className={style.text}>{t('landing.nextText')}</p>
        </li>
        <li>
          <p className={style.chip} data-status="ready">
            <LineIcon name="bell" size={18} /> {t('landing.ready')}
          </p>
          <p className={style.big}>{t('landing.readyTitle')}</p>
          <p className={style.text}>{t('landing.readyText')}</p>
        </li>
      </ul>
    </section>
  );
}
