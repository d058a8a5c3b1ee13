import { refusalOf } from '../connection/refusal';
import { namesOf, pick } from './pick';

type Touched<Draft> = Partial<Record<keyof Draft, boolean>>;
interface Form<Entity, Draft> {
  typed: Draft;
  touched: Touched<Draft>;
  draftOf: (entity: Entity) => Draft;
  /** What stands now, of a STALE refusal's details. */
  currentOf: (details: unknown) => Entity | null;
  send: (mine: Draft, over: Entity) => Promise<unknown>;
}

/** `theirs` with the fields that were touched here. */
const mineOver = <Draft extends object>(theirs: Draft, typed: Draft, touched: Touched<Draft>): Draft => ({
  ...theirs,
  ...pick(
    typed,
    namesOf(typed).filter((name) => touched[name]),
  ),
});

/** Saves the touched fields over `before`; if somebody else saved first, but none of these, once more over theirs. */
export async function saveOver<Entity, Draft extends object>(before: Entity, form: Form<Entity, Draft>) {
  const { typed, touched, draftOf, currentOf, send } = form;
  const last = draftOf(before);
  try {
    await send(mineOver(last, typed, touched), before);
  } catch (failure) {
    const { code, details } = refusalOf(failure);
    const current = code === 'STALE' ? currentOf(details) : null;
    if (!current) throw failure;
    const theirs = draftOf(current);
    const isAsked = namesOf(typed).some(
      (name) => touched[name] && theirs[name] !== last[name] && theirs[name] !== typed[name],
    );
    if (isAsked) throw failure;
    await send(mineOver(theirs, typed, touched), current);
  }
}
