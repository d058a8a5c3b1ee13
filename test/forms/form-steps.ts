import type { Actor } from '../world/Actor.js';
import { AddAForm, FoundForms, UpdateForm } from './forms.generated.js';

type Input = Record<string, unknown>;

/** A form that the actor adds. */
export const addForm = async (actor: Actor, name: string, input: Input = {}) =>
  (await actor.must(AddAForm, { input: { name, content: `<p>${name}: be kind.</p>`, ...input } })).addForm;

/** A form as it is after the actor saved it. */
export const saveForm = async (actor: Actor, id: string, input: Input) =>
  (await actor.must(UpdateForm, { id, input: { name: 'Rules', content: '<p>Be kind.</p>', ...input } })).updateForm;

/** Titles that a list shows. */
export const formNames = async (actor: Actor, variables: { search?: string; archived?: boolean } = {}) =>
  (await actor.must(FoundForms, variables)).forms.items.map(({ name }: { name: string }) => name);

/** The refusal of a call, with its message. */
export async function refusalOf(actor: Actor, document: string, variables: object) {
  const error = (await actor.askText(document, variables)).errors?.[0];
  return error && { message: error.message, ...error.extensions };
}
