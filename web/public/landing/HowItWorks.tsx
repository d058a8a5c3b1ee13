import { useTranslate } from '../i18n/language-context';
import type { PlainKey } from '../i18n/messages';
import { LineIcon, type LineIconName } from '../../ui/icons/LineIcon';
import style from './HowItWorks.module.css';

const steps: { icon: LineIconName; title: PlainKey; text: PlainKey }[] = [
  { icon: 'code', title: 'landing.step1Title', text: 'landing.step1Text' },
  { icon: 'phone', title: 'landing.step2Title', text: 'landing.step2Text' },
  { icon: 'bell', title: 'landing.step3Title', text: 'landing.step3Text' },
];

export function HowItWorks() {
  const t = useTranslate();
  return (
    <section aria-labelledby="how-it-works" className={style.section}>
      <h2 id="how-it-works">{t('landing.howTitle')}</h2>
      <ol className={style.steps}>
        {steps.map(({ icon, title, text }, i) => (
          <li key={title}>
            <span className={style.icon}>
              <LineIcon name={icon} size={26} />
            </span>
            <h3>
              <span className={style.number}>{i + 1}</span>
              {t(title)}
            </h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
