import type { DemoCaller } from './DemoCaller.js';
import { DemoRegisterCustomerDocument, type DemoRegisterCustomerMutationVariables } from './documents.generated.js';
import { PEOPLE, REGULARS, type DemoPerson } from './people.js';

type Details = Omit<DemoRegisterCustomerMutationVariables['input'], 'firstName' | 'lastName' | 'phone'>;

/** What the team knows of some, by their place among the people. */
const KNOWN: Record<number, Details> = {
  0: { birthMonth: 3, birthDay: 14, birthYear: 1988, tags: ['Regular'] },
  4: { birthMonth: 11, birthDay: 2, tags: ['Regular', 'Color'], notes: 'Formula 6.1 with 20 vol, 35 minutes.' },
  7: { birthMonth: 12, birthDay: 24, birthYear: 1994, tags: ['VIP'] },
  11: { tags: ['Color'], notes: 'Patch test before every color: allergic to PPD.' },
  13: { birthMonth: 11, birthDay: 27, birthYear: 1979, tags: ['VIP', 'Regular'] },
  20: { birthMonth: 7, birthDay: 9, tags: ['Regular'] },
  26: { notes: 'Comes with his daughter: two chairs side by side.' },
  31: { birthMonth: 1, birthDay: 30, birthYear: 2001, tags: ['Student'] },
  35: { birthMonth: 11, birthDay: 30, birthYear: 1961, tags: ['VIP'] },
};

/** Puts customers on the list of whom more is known than a check-in tells, and who come by appointment; answers the ids of all. */
export async function seedCustomers(demo: DemoCaller): Promise<string[]> {
  const register = async (person: DemoPerson, details: Details = {}): Promise<string> =>
    (await demo.run(DemoRegisterCustomerDocument, { input: { ...person, ...details } })).registerCustomer.id;
  const ids: string[] = [];
  for (const [place, details] of Object.entries(KNOWN)) ids.push(await register(PEOPLE[Number(place)]!, details));
  for (const person of REGULARS) ids.push(await register(person));
  return ids;
}
