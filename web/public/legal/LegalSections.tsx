import { useTranslate } from '../i18n/language-context';
import type { PlainKey } from '../i18n/messages';
import style from './LegalText.module.css';

export interface LegalSection {
  title: PlainKey;
  text?: PlainKey;
  items?: PlainKey[];
}

/** The sections of a legal text; the page or dialog around it brings the title. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  const t = useTranslate();
  return (
    <div className={style.text}>
      {sections.map(({ title, text, items }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          {text && <p>{t(text)}</p>}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{t(item)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
