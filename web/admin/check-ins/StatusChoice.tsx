import { type KeyboardEvent, useId, useRef } from 'react';
import { statuses, type Status } from './statuses';
import style from './StatusChoice.module.css';

interface Props {
  label: string;
  value: Status;
  isDisabled: boolean;
  isWide?: boolean;
  onChange: (status: Status) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The four statuses as a radio group. Choices are saved at once, so arrow keys only move the focus; Space, Enter or a click chooses. */
export function StatusChoice({ label, value, isDisabled, isWide = false, onChange }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  function moveFocus(event: KeyboardEvent, index: number) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[(index + step + statuses.length) % statuses.length]?.focus();
  }
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={style.group} data-wide={isWide || undefined}>
      {statuses.map(({ status, word, token, Icon }, index) => (
        <button
          key={status}
          id={`${id}${status}`}
          type="button"
          role="radio"
          aria-checked={status === value}
          disabled={isDisabled}
          tabIndex={status === value ? 0 : -1}
          className={style.status}
          data-token={token}
          onKeyDown={(event) => moveFocus(event, index)}
          onClick={() => {
            if (status !== value) onChange(status);
          }}
        >
          <Icon fontSize="small" />
          <span>{word}</span>
        </button>
      ))}
    </div>
  );
}
