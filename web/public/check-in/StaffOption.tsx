import { useState } from 'react';
import persons from './PersonDialogs.module.css';
import style from './StaffOption.module.css';

interface StaffOptionProps {
  name: string;
  /** Address of a photo; without one, and where it does not come, the first letter stands there. */
  photo?: string;
  isChosen: boolean;
  onChoose(): void;
}

/** Somebody to choose, or anyone. */
export function StaffOption({ name, photo, isChosen, onChoose }: StaffOptionProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <label className={persons.name}>
      <input type="radio" name="staff" checked={isChosen} onChange={onChoose} />
      <span className={style.photo} aria-hidden="true">
        {photo && !isBroken ? <img src={photo} alt="" onError={() => setIsBroken(true)} /> : name[0]}
      </span>
      <span>{name}</span>
    </label>
  );
}
