import { useState } from 'react';
import { RichText } from '../../ui/RichText/RichText';
import { FormPages, type FormPagesProps } from './FormPages';
import type { SigningFormFragment } from './signing.generated';
import { useTranslate } from '../i18n/language-context';
import style from './SigningForm.module.css';

const sizes = ['normal', 'large', 'larger'] as const;

interface ReadingTextProps extends Omit<FormPagesProps, 'pages' | 'text' | 'titleId'> {
  form: SigningFormFragment;
  /** Of the title. */
  id: string;
}

/** Title and text of a form, or the pages of its PDF, and a button that enlarges them in steps. */
export function ReadingText({ form: { name, content, pages }, id, ...loading }: ReadingTextProps) {
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
        {pages.length > 0 ? (
          <FormPages pages={pages} text={content} titleId={id} {...loading} />
        ) : (
          <RichText html={content} />
        )}
      </div>
    </section>
  );
}
