/** What a column of a list can hold, in the order of an exported file. */
export const importFields = [
  'firstName',
  'lastName',
  'name',
  'phone',
  'email',
  'birthday',
  'birthMonth',
  'birthDay',
  'birthYear',
  'noOffers',
  'noBirthdays',
  'tags',
  'notes',
] as const;
export type CustomerField = (typeof importFields)[number];

/** The words of the choice; those of an exported file are among the header words. */
export const fieldNames: Record<CustomerField, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  name: 'Whole Name',
  phone: 'Phone',
  email: 'Email',
  birthday: 'Birthday',
  birthMonth: 'Birth Month',
  birthDay: 'Birth Day',
  birthYear: 'Birth Year',
  noOffers: 'No Offers',
  noBirthdays: 'No Birthday Messages',
  tags: 'Tags',
  notes: 'Notes',
};

/** English and Spanish; the narrower ones first, as `birth month` is no birthday and `last name` no name. */
export const headerWords: readonly (readonly [CustomerField, readonly string[]])[] = [
  ['noBirthdays', ['no birthday', 'birthday disabled']],
  ['noOffers', ['no offers', 'offers off', 'offer disabled', 'no marketing', 'unsubscribed', 'opt out', 'sin ofertas']],
  ['birthMonth', ['birth month', 'month', 'mes']],
  ['birthDay', ['birth day', 'day', 'dia']],
  ['birthYear', ['birth year', 'year', 'ano']],
  ['birthday', ['birthday', 'birth', 'birthdate', 'dob', 'cumpleanos', 'nacimiento']],
  ['email', ['email', 'e mail', 'mail', 'correo']],
  ['phone', ['phone', 'mobile', 'cell', 'cellphone', 'telephone', 'tel', 'telefono', 'movil', 'celular']],
  ['lastName', ['last name', 'lastname', 'surname', 'family name', 'apellido', 'apellidos']],
  ['firstName', ['first name', 'firstname', 'given name', 'forename', 'primer nombre']],
  ['tags', ['tags', 'tag', 'labels', 'label', 'groups', 'etiquetas']],
  ['notes', ['notes', 'note', 'comments', 'comment', 'remarks', 'notas', 'comentarios']],
  ['name', ['name', 'nombre']],
];
