import type { Actor } from '../world/Actor.js';
import { AddForm, AddPolicies, BusinessPage, Policies } from './business-page.generated.js';

/** A form that the actor adds. */
export const addForm = async (actor: Actor, name: string, input: Record<string, unknown> = {}) =>
  (await actor.must(AddForm, { input: { name, content: `<p>${name}: be kind.</p>`, ...input } })).addForm;

/** Policies of the page by the titles of new forms. */
export async function addPolicies(actor: Actor, ...names: string[]): Promise<string[]> {
  const formIds: string[] = [];
  for (const name of names) formIds.push((await addForm(actor, name)).id);
  const { addPolicies: all } = await actor.must(AddPolicies, { formIds });
  return names.map((name) => all.find((policy: { name: string }) => policy.name === name)!.id);
}

export const policyNames = async (actor: Actor): Promise<string[]> =>
  (await actor.must(Policies)).policies.map(({ name }: { name: string }) => name);

/** The page as this actor sees it. */
export const pageOf = async (actor: Actor, businessId: string) =>
  (await actor.must(BusinessPage, { businessId })).businessPage;
