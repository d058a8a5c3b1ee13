import { useId } from 'react';
import { useTranslate } from '../i18n/language-context';
import { verifyPath } from './paths';
import style from './Verify.module.css';

/** Asks for the code of a copy, before the script arrives too. `unknown`: one that was tried, to be mended; empty before the first. */
export function CodeForm({ unknown }: { unknown: string }) {
  const t = useTranslate();
  const id = useId();
  const isUnknown = unknown !== '';
  return (
    <form className={style.file} action={verifyPath}>
      <label htmlFor={id}>{t('verify.code')}</label>
      <input
        id={id}
        name="code"
        defaultValue={unknown}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        aria-invalid={isUnknown || undefined}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className={style.help} role={isUnknown ? 'alert' : undefined}>
        {t(isUnknown ? 'verify.codeUnknown' : 'verify.codeHelp')}
      </p>
      <button type="submit" className="button">
        {t('verify.check')}
      </button>
    </form>
  );
}
