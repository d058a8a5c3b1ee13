import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentForms, SignAppointmentForms } from './appointment-forms.generated.js';
import { AppointmentFormSteps } from './AppointmentFormSteps.js';

const world = useWorld({ plan: Plan.PLUS });

test('the link to the forms of an appointment ends with the mailbox that it went to; that of the phone does not', async () => {
  const steps = await AppointmentFormSteps.open(world);
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]!.extensions.code ?? null;
  const read = async (link: string) => codeOf(await world.anonymous.ask(AppointmentForms, { link }));
  const { id } = await steps.add([await steps.form()]);
  const byPhone = await steps.linkOf(id);
  await world.business.hasUsedTexts(100_000);
  const mailed = async (email: string) => {
    await world.business.changeCustomer(steps.customer, { email });
    await steps.sendLink(id);
    await steps.deliver();
    return /\/appointment\/(\S+)/.exec(steps.parties.mails.at(-1)!.text)![1]!;
  };
  const mistyped = await mailed('ann@exampel.com');
  expect(await read(mistyped)).toBeNull();
  const right = await mailed('ann@example.com');
  expect(await read(mistyped)).toBe('NOT_FOUND');
  const signing = await world.anonymous.ask(SignAppointmentForms, { link: mistyped, signatures: [] });
  expect(codeOf(signing)).toBe('NOT_FOUND');
  expect([await read(right), await read(byPhone)]).toEqual([null, null]);
  await steps.signAll(right);
});
