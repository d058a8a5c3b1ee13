/** Fictional people with phone numbers reserved for fiction. */
const FIRST = [
  'Maya',
  'Luca',
  'Priya',
  'Jonas',
  'Amara',
  'Zoë',
  'Mateo',
  'Hana',
  'Oliver',
  'Sofia',
  'Noah',
  'Leila',
  'Ethan',
  'Chloé',
  'Diego',
  'Grace',
  'Samuel',
  'Ines',
  'Tariq',
  'Nora',
  'Felix',
  'Aisha',
  'Hugo',
  'Ruth',
  'Kenji',
  'Elena',
  'Marcus',
  'Ivy',
  'Rafael',
  'Dana',
  'Theo',
  'Bianca',
  'Walter',
  'Yara',
  'Colin',
  'Margaret-Anne',
];
const LAST = [
  'Okafor',
  'Bianchi',
  'Raman',
  'Lindqvist',
  'Diallo',
  'Müller',
  'Reyes',
  'Tanaka',
  'Brooks',
  'Costa',
  'Levy',
  'Haddad',
  'Clark',
  'Martin',
  'Vega',
  'Osei',
  'Katz',
  'Moreau',
  'Aziz',
  'Berg',
  'Novak',
  'Hassan',
  'Ortiz',
  'Cohen',
  'Sato',
  'Petrova',
  'Young',
  'Nguyen',
  'Silva',
  'Weiss',
  'Park',
  'Rossi',
  'Hughes',
  'Khalil',
  'Byrne',
  'Featherstonehaugh',
];

export interface DemoPerson {
  firstName: string;
  lastName: string;
  phone: string;
}

const person = (index: number, firstName: string, lastName: string): DemoPerson => ({
  firstName,
  lastName,
  phone: `20255501${String(index).padStart(2, '0')}`,
});

export const PEOPLE: readonly DemoPerson[] = FIRST.map((firstName, index) => person(index, firstName, LAST[index]!));

/** Those who come by appointment only. */
export const REGULARS: readonly DemoPerson[] = Array.from({ length: 20 }, (_, index) =>
  person(PEOPLE.length + index, FIRST[(index * 5 + 2) % FIRST.length]!, LAST[(index * 7 + 4) % LAST.length]!),
);
