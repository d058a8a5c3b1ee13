import type { FormInput } from '../../schema.generated';
import { useNotice } from '../pieces/use-notice';
import type { Attempt } from '../pieces/use-attempt';
import type { PlanGate } from '../plans/use-plan-gate';
import {
  type PagePolicyFragment,
  usePoliciesPanel_AddFormMutation,
  usePoliciesPanel_AddMutation,
  usePoliciesPanel_FormsLazyQuery,
  usePoliciesPanel_OrderMutation,
  usePoliciesPanel_RemoveMutation,
} from './policies.generated';

interface Options {
  policies: readonly PagePolicyFragment[];
  onChanged: () => Promise<unknown>;
  attempt: Attempt;
  gate: PlanGate;
}

/** Changes of the forms that the page shows. Those that a dialog asks for throw; the others run in `attempt`. */
export function usePolicies({ policies, onChanged, attempt, gate }: Options) {
  const notify = useNotice();
  const [loadForms] = usePoliciesPanel_FormsLazyQuery({ fetchPolicy: 'network-only' });
  const [addForm] = usePoliciesPanel_AddFormMutation();
  const [add] = usePoliciesPanel_AddMutation();
  const [remove] = usePoliciesPanel_RemoveMutation();
  const [order] = usePoliciesPanel_OrderMutation();
  const orderBy = (ids: string[]) => order({ variables: { ids } });

  async function show(formIds: string[]) {
    const { data } = await add({ variables: { formIds } });
    await onChanged();
    return data?.addPolicies ?? [];
  }
  /** Shows a removed one again, where it stood. */
  async function putBack(formId: string) {
    const shown = await show([formId]);
    const before = policies.map((policy) => policy.formId);
    const place = (policy: PagePolicyFragment) =>
      before.includes(policy.formId) ? before.indexOf(policy.formId) : before.length;
    await orderBy([...shown].sort((one, other) => place(one) - place(other)).map(({ id }) => id));
    await onChanged();
  }
  return {
    /** The forms that may be added; undefined where the plan has none. */
    async addable() {
      const forms = await gate.run(async () => {
        const { data, error } = await loadForms();
        if (!data) throw error;
        return data.forms.items;
      });
      return forms?.filter(({ id }) => !policies.some(({ formId }) => formId === id));
    },
    async add(formIds: string[]) {
      await show(formIds);
      notify({ message: 'Your page shows it now.' });
    },
    /** The id of the new form. */
    async addForm(input: FormInput) {
      const { data } = await addForm({ variables: { input } });
      return data?.addForm.id ?? null;
    },
    remove: ({ id, formId, name }: PagePolicyFragment) =>
      attempt(() =>
        gate.run(async () => {
          await remove({ variables: { ids: [id] } });
          notify({
            message: `Your page no longer shows ${name}. The form stays.`,
            undo: () => void attempt(() => putBack(formId)),
          });
          await onChanged();
        }),
      ),
    /** Swaps a policy with the one before it, or after it. */
    move: (index: number, by: -1 | 1) =>
      attempt(() =>
        gate.run(async () => {
          const ids = policies.map(({ id }) => id);
          [ids[index], ids[index + by]] = [ids[index + by], ids[index]];
          await orderBy(ids);
          await onChanged();
        }),
      ),
  };
}
