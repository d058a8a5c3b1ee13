import { useTranslate } from '../i18n/language-context';
import { LineIcon } from '../../ui/icons/LineIcon';
import style from './MachineSection.module.css';
import { signUpPath } from './paths';

export function MachineSection({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="machine" className={style.section}>
      <span className={style.icon}>
        <LineIcon name="computer" size={32} />
      </span>
      <h2 id="machine">{t('landing.machineTitle')}</h2>
      <p>{t('landing.machineText')}</p>
      {!isSignedIn && (
        <a className="button" href={signUpPath}>
          {t('landing.machineAction')}
        </a>
      )}
    </section>
  );
}
