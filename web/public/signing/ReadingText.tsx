import { useState } from 'react';
import { RichText } from '../../ui/RichText/RichText';
import { useTranslate } from '../i18n/language-context';
import style from './SigningForm.module.css';

const sizes = ['normal', 'large', 'larger'] as const;

/** Title and text of a form, and a button that enlarges the text in steps. */
export function ReadingText({ name, content, id }: { name: string; content: string; id: string }) {
  const t = useTranslate();
  const [step, setStep] = useState(0);
  const isLargest = step === sizes.length - 1;
  return (
    <section className={style.reading} aria-labelledby={id}>
      <h2 id={id} className={style.title}>
        {name}
      </h2>
      <button type="button" className={style.quiet} onClick={() => setStep(isLargest ? 0 : step + 1)}>
        {t(isLargest ? 'signing.normalText' : 'signing.largerText')}
      </button>
      <div className={style.text} data-size={sizes[step]}>
        <RichText html={content} />
      </div>
    </section>
  );
}
