import type { Refusal } from '../connection/refusal';

/** Why forms stay on the list: customers confirmed or signed them, or check-in asks for one. */
export interface KeptForms {
  reason: 'FORM_SIGNED' | 'FORM_IN_USE';
  formIds: readonly string[];
}

/** Why forms were neither deleted nor archived, where that is what a refusal says. */
export function keptForms(refusal: Refusal | null): KeptForms | null {
  const { reason, formIds, formId } = (refusal?.details ?? {}) as {
    reason?: string;
    formIds?: string[];
    formId?: string;
  };
  if (reason === 'FORM_SIGNED') return { reason, formIds: formIds ?? [] };
  if (reason === 'FORM_IN_USE') return { reason, formIds: formId ? [formId] : [] };
  return null;
}
