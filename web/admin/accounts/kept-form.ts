import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const prefix = 'greeter.form.';
/** Never kept. */
const secrets = ['password', 'confirmation'];

/** `defaults` with what was typed into the form in this tab before; only texts are kept. */
export function keptForm<Fields extends FieldValues>(name: string, defaults: Fields): Fields {
  const kept = read(name);
  const typed = Object.keys(defaults).filter((field) => typeof kept[field] === 'string' && !secrets.includes(field));
  return { ...defaults, ...Object.fromEntries(typed.map((field) => [field, kept[field]])) };
}

export function keepForm(name: string, values: Record<string, unknown>): void {
  const texts = Object.entries(values).filter(
    ([field, value]) => typeof value === 'string' && !secrets.includes(field),
  );
  sessionStorage.setItem(prefix + name, JSON.stringify({ ...read(name), ...Object.fromEntries(texts) }));
}

/** Keeps what is typed over a reload of the tab, until `forgetForms`. */
export function useKeptForm<Fields extends FieldValues>(name: string, form: UseFormReturn<Fields>): void {
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) => keepForm(name, values));
    return unsubscribe;
  }, [name, watch]);
}

export function forgetForms(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

function read(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}');
    return kept instanceof Object ? { ...kept } : {};
  } catch {
    return {};
  }
}
