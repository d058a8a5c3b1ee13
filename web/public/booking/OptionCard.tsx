import { useState } from 'react';
import style from './OptionCard.module.css';

interface Props {
  /** Of the options to choose from. */
  group: string;
  label: string;
  /** Of a person: the address of a photo; null without one. Where it is missing, the first letter stands there. */
  photo?: string | null;
  isChosen: boolean;
  onChoose(): void;
}

/** One of a few options, as a card. */
export function OptionCard({ group, label, photo, isChosen, onChoose }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <label className={style.card}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {photo !== undefined && (
        <span className={style.photo} aria-hidden="true">
          {photo && !isBroken ? <img src={photo} alt="" onError={() => setIsBroken(true)} /> : label[0]}
        </span>
      )}
      <span>{label}</span>
    </label>
  );
}
