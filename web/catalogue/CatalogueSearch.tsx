import { type RefObject, useEffect, useRef, useState } from 'react';
import { maxSearch } from '../limits';
import style from './CatalogueSearch.module.css';

interface Props {
  /** The search that is in force. */
  value: string;
  /** Its name and placeholder. */
  label: string;
  input?: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
}

const pause = 300;

/** The search box of the list: searches once nobody has typed for a moment, and at once on Enter. */
export function CatalogueSearch({ value, label, input, onSearch }: Props) {
  const [text, setText] = useState(value);
  /** What this box asked for last, so that an answer on its way does not undo what is typed meanwhile. */
  const [asked, setAsked] = useState(value);
  const [before, setBefore] = useState(value);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // Changed from outside, for example by the back button.
  if (value !== before) {
    setBefore(value);
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }
  function search(next: string) {
    if (next === asked) return;
    setAsked(next);
    latest.current(next);
  }
  useEffect(() => {
    const next = text.trim();
    if (next === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(next);
      latest.current(next);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return (
    <form
      role="search"
      className={style.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(text.trim());
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20" />
      </svg>
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        maxLength={maxSearch}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
