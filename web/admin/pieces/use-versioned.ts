import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Refusal } from '../connection/refusal';

interface Options<Entity, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** As it is now, as far as this page knows. */
  latest: Entity;
  /** A function that stays the same. */
  valuesOf: (entity: Entity) => Values;
  /** Of the last save. */
  error: Refusal | null;
  dismiss: () => void;
  /** What stands now, of a STALE refusal's details; a function that stays the same. */
  currentOf?: (details: unknown, like: Entity) => Entity | null;
}

/**
 * A form of what others may change meanwhile. Without unsaved changes it follows them. If a save came too late, `stale` is what stands now, which
 * fields that nobody touched take over, so that saving anyway does not revert it.
 */
export function useVersioned<Entity extends { version: number }, Values extends FieldValues>({
  form,
  latest,
  valuesOf,
  error,
  dismiss,
  currentOf = currentLike,
}: Options<Entity, Values>) {
  const [base, setBase] = useState(latest);
  const { isDirty, dirtyFields } = form.formState;
  const stale = error?.code === 'STALE' ? currentOf(error.details, latest) : null;

  function take(next: Entity) {
    setBase(next);
    form.reset(valuesOf(next));
    dismiss();
  }
  const isBehind = latest.version > base.version && !isDirty;
  useEffect(() => {
    if (!isBehind) return;
    setBase(latest);
    form.reset(valuesOf(latest));
  }, [isBehind, latest, form, valuesOf]);

  useEffect(() => {
    const current = error?.code === 'STALE' ? currentOf(error.details, latest) : null;
    if (!current) return;
    const touched: Partial<Record<string, unknown>> = dirtyFields;
    for (const [name, value] of Object.entries(valuesOf(current)))
      if (!touched[name]) form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
  }, [error, latest, dirtyFields, form, valuesOf, currentOf]);
  return { base, stale, take };
}

/**
 * What a refusal says in `details.current`, if it names itself as `like` does. A field that a query asks for and the refusal does not carry stays as
 * in `like`: without it the others can be compared all the same.
 */
export function currentLike<Entity extends object>(details: unknown, like: Entity): Entity | null {
  const current = (details as { current?: unknown } | undefined)?.current;
  if (typeof current !== 'object' || current === null) return null;
  const isLike = ['id', 'version'].every((name) => name in current || !(name in like));
  return isLike ? { ...like, ...current } : null;
}
