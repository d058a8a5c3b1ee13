/** Made-up people with phone numbers of the range that is kept for fiction. */
const FIRST = ['Maya', 'Luca', 'Priya', 'Jonas', 'Amara', 'Zoë', 'Mateo', 'Hana', 'Oliver', 'Sofia', 'Noah', 'Leila', 'Ethan', 'Chloé', 'Diego', 'Grace', 'Samuel', 'Ines', 'Tariq', 'Nora', 'Felix', 'Aisha', 'Hugo', 'Ruth', 'Kenji', 'Elena', 'Marcus', 'Ivy', 'Rafael', 'Dana', 'Theo', 'Bianca', 'Walter', 'Yara', 'Colin', 'Margaret-Anne'];
const LAST = ['Okafor', 'Bianchi', 'Raman', 'Lindqvist', 'Diallo', 'Müller', 'Reyes', 'Tanaka', 'Brooks', 'Costa', 'Levy', 'Haddad', 'Clark', 'Martin', 'Vega', 'Osei', 'Katz', 'Moreau', 'Aziz', 'Berg', 'Novak', 'Hassan', 'Ortiz', 'Cohen', 'Sato', 'Petrova', 'Young', 'Nguyen', 'Silva', 'Weiss', 'Park', 'Rossi', 'Hughes', 'Khalil', 'Byrne', 'Featherstonehaugh'];

export interface DemoPerson { firstName: string; lastName: string; phone: string }

export const PEOPLE: readonly DemoPerson[] = FIRST.map((firstName, index) => ({
  firstName, lastName: LAST[index]!, phone: `20255501${String(index).padStart(2, '0')}`,
}));
