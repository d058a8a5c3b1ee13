import style from './PoweredBy.module.css';
import { useTranslate } from '../i18n/language-context';

export function PoweredBy() {
  const t = useTranslate();
  return <p className={style.line}>{t('app.poweredBy')}</p>;
}
