import { describe, expect, test } from '@jest/globals';
import { cellsOf } from '../../../../web/admin/imports/check-list';
import { guessColumns } from '../../../../web/admin/imports/columns';
import { readList } from '../../../../web/admin/imports/read-list';
import { checkRow } from '../../../../web/admin/customers/import/check-row';
import { customerList } from '../../../../web/admin/customers/import/customer-list';
import { readBirthday } from '../../../../web/admin/customers/import/read-birthday';
import { readPhone, readTags, readYes, splitName } from '../../../../web/admin/customers/import/read-values';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const born = (birthMonth: number, birthDay: number, birthYear: number | null = null) => ({
  birthMonth,
  birthDay,
  birthYear,
});

test.each([
  ['3/9/1990', born(3, 9, 1990)],
  ['03-09-90', born(3, 9, 1990)],
  ['3/9/10', born(3, 9, 2010)],
  ['25/3/1990', born(3, 25, 1990)],
  ['1990-03-09', born(3, 9, 1990)],
  ['1990-03-09T00:00:00Z', born(3, 9, 1990)],
  ['1990/3/9 12:00', born(3, 9, 1990)],
  ['0000-03-09', born(3, 9)],
  ['--03-09', born(3, 9)],
  ['3/9', born(3, 9)],
  ['2/29', born(2, 29)],
  ['Mar 9, 1990', born(3, 9, 1990)],
  ['March 9th', born(3, 9)],
  ['9 sept. 1990', born(9, 9, 1990)],
  ['9 de marzo de 1990', born(3, 9, 1990)],
  ['', { birthMonth: null, birthDay: null, birthYear: null }],
  ['2/29/1990', null],
  ['13/13/1990', null],
  ['3/9/1890', null],
  ['1990', null],
  ['soon', null],
  ['3/9/2027', 'TO_COME'],
  ['2026-12-24', 'TO_COME'],
  ['11/21/2026', born(11, 21, 2026)],
  ['13/13/2027', null],
])('the birthday %p is %j', (text, birthday) =>
  expect(readBirthday(text, new Date('2026-11-21T12:00:00Z'))).toEqual(birthday),
);

test.each([
  ['(212) 555-0142', '2125550142'],
  ['+1 212.555.0142', '2125550142'],
  ['1-212-555-0142 ext. 7', '2125550142'],
  ['0012125550142', '2125550142'],
  ['212-555-014', null],
  ['+44 20 7946 0958', null],
  ['', null],
])('the phone number %p is %p', (text, digits) => expect(readPhone(text)).toBe(digits));

test('names, tags and words of consent', () => {
  expect(['Ann Lee', 'Lee, Ann', 'Ann Marie  Lee', 'Sammy Davis Jr.', 'Cher'].map(splitName)).toEqual([
    { firstName: 'Ann', lastName: 'Lee' },
    { firstName: 'Ann', lastName: 'Lee' },
    { firstName: 'Ann Marie', lastName: 'Lee' },
    { firstName: 'Sammy', lastName: 'Davis Jr.' },
    { firstName: 'Cher', lastName: '' },
  ]);
  expect(readTags('VIP; color | vip,, New  one')).toEqual(['VIP', 'color', 'New one']);
  expect(['Yes', 'X', '', 'No', 'maybe'].map(readYes)).toEqual([true, true, false, false, null]);
});

describe('columns', () => {
  const guess = (line: string) => guessColumns(line.split(','), null, customerList);

  test('of our own file, of others and of Spanish ones are guessed', () => {
    const own =
      'First Name,Last Name,Phone,Email,Birth Month,Birth Day,Birth Year,No Offers,No Birthday Messages,Tags,Notes,Customer Since,Visits,Last Visit,Archived';
    expect(guess(own)).toEqual([
      'firstName',
      'lastName',
      'phone',
      'email',
      'birthMonth',
      'birthDay',
      'birthYear',
      'noOffers',
      'noBirthdays',
      'tags',
      'notes',
      null,
      null,
      null,
      null,
    ]);
    expect(guess('Customer name,Mobile number,E-mail address,Date of birth,Comments')).toEqual([
      'name',
      'phone',
      'email',
      'birthday',
      'notes',
    ]);
    expect(guess('Nombre,Apellidos,Teléfono,Correo,Cumpleaños')).toEqual([
      'name',
      'lastName',
      'phone',
      'email',
      'birthday',
    ]);
  });

  test('must hold names and phone numbers', () => {
    expect(customerList.lack(guess('First Name,Phone'))).toMatch(/^Choose the column that holds the whole names/);
    expect(customerList.lack(guess('Name,Email'))).toBe('Choose the column that holds the phone numbers.');
    expect(customerList.lack(guess('Name,Phone'))).toBeNull();
  });
});

describe('a row', () => {
  const columns = ['name', 'phone', 'email', 'birthday', 'tags', 'noOffers', 'notes'] as const;
  const check = (...cells: string[]) => checkRow(7, cellsOf<(typeof columns)[number]>({ number: 7, cells }, columns));

  test('becomes a customer', () => {
    expect(check('Ann Lee', '(212) 555-0142', 'ann@example.com', '3/9', 'VIP', 'yes', "'=Tea")).toEqual({
      input: {
        row: 7,
        customer: {
          firstName: 'Ann',
          lastName: 'Lee',
          phone: '2125550142',
          email: 'ann@example.com',
          ...born(3, 9),
          tags: ['VIP'],
          offerDisabled: true,
          birthdayDisabled: false,
          notes: '=Tea',
        },
      },
      faults: null,
    });
  });

  test('says everything that is wrong with it', () => {
    expect(check('Cher', '1', 'ann@', '13/13', 'x'.repeat(31), 'maybe', 'n'.repeat(2001))).toEqual({
      faults: {
        lastName: 'Enter the last name.',
        phone: 'Enter a phone number of 10 digits.',
        email: 'Enter an email address such as ann@example.com.',
        birthday: 'There is no such birthday. Write it like 3/9/1990 or 3/9.',
        tags: 'A tag has at most 30 characters.',
        noOffers: 'Write Yes or No.',
        notes: 'Notes have at most 2,000 characters.',
      },
    });
  });

  test('goes without an e-mail address or a birthday that is wrong, and says so', () => {
    expect(check('Ann Lee', '2125550142', 'ann@', '13/13')).toMatchObject({
      input: { customer: { firstName: 'Ann', email: null, birthMonth: null, birthDay: null, birthYear: null } },
      faults: null,
      dropped: {
        email: 'Enter an email address such as ann@example.com.',
        birthday: 'There is no such birthday. Write it like 3/9/1990 or 3/9.',
      },
    });
  });

  test('says of a birthday in the future that it lies there', () => {
    expect(check('Ann Lee', '2125550142', '', '3/9/2999')).toMatchObject({
      input: { customer: { birthMonth: null, birthDay: null, birthYear: null } },
      dropped: { birthday: 'This birthday lies in the future. Check its year.' },
    });
  });

  test('has its birthday in one column or in three', () => {
    const parts = ['firstName', 'lastName', 'phone', 'birthMonth', 'birthDay', 'birthYear'] as const;
    const of = (...cells: string[]) =>
      checkRow(7, cellsOf<(typeof parts)[number]>({ number: 7, cells: ['Ann', 'Lee', '2125550142', ...cells] }, parts));
    expect(of('March', '9', '')).toMatchObject({ input: { customer: born(3, 9) } });
    expect(of('', '', '')).toMatchObject({ faults: null });
    expect([of('3', '', ''), of('3', 'x', '1990'), of('2', '30', '')].map((row) => 'dropped' in row)).toEqual(
      Array(3).fill(true),
    );
  });

  test('is the same as another with its name and number, or its name and address', () => {
    const labels = (name: string, phone: string, email = '') => {
      const row = check(name, phone, email);
      return 'input' in row ? customerList.labelsOf(row.input) : [];
    };
    const ann = labels('Élodie O’Neil', '2125550142', 'A@example.com');
    expect(ann).toContain(labels("elodie o'neil", '(212) 555-0142')[0]);
    expect(ann).toContain(labels('Elodie ONeil', '3125550142', 'a@example.com')[1]);
    expect(ann).not.toContain(labels('Émile O’Neil', '2125550142')[0]);
  });
});

describe('a large file', () => {
  const lines = (count: number) => `Name,Phone\n${'Ann Lee,2125550142\n'.repeat(count)}`;

  test('of 100,000 rows is read', async () => {
    expect((await readList(bytesOf(lines(100_000)), customerList)).rows).toHaveLength(100_000);
  });

  test('of a million rows is refused before it is read whole', async () => {
    const content = bytesOf(lines(1_000_000).slice(0, 20 * 1024 * 1024 - 3));
    await expect(readList(content, customerList)).rejects.toThrow('The file has more than 100,000 rows.');
  });

  test.each([
    ['a film', 'x'.repeat(20 * 1024 * 1024 + 1), 'The file is larger than 20 MB.'],
    ['one with 200 columns', `${Array(200).fill('a').join(',')}\n1`, 'The file has 200 columns; 100 at most'],
    ['one with a quotation mark that never closes', `${lines(20_000)}"Bob,3\n${lines(90_000)}`, 'Row 20002 has a'],
    ['one with NUL', 'Name,Phone\nAnn\0,2', 'This is not a CSV file.'],
  ])('that is %s is refused in words', async (_name, content, message) => {
    await expect(readList(bytesOf(content), customerList)).rejects.toThrow(message);
  });

  test('with a row across two pieces, in quotes and several lines, is read whole', async () => {
    const note = `"${'é\r\n""x""'.repeat(9000)}"`;
    const { rows } = await readList(bytesOf(`Name,Notes\r\nAnn,${note}\r\nBob,${note}\r\n`), customerList);
    expect(rows.map(({ cells }) => [cells[0], cells[1].length])).toEqual([
      ['Ann', 5 * 9000],
      ['Bob', 5 * 9000],
    ]);
  });
});
