import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../mock-schema';
import { checkIn, openForm, phone, pressDigits, server, token } from './open-kiosk';
import { openPublic } from './open-public';
import { ann, ben, kiosk, receipt } from './salon';

describe('which device this is', () => {
  test('a browser without a token is told how to launch the app', async () => {
    const { calls } = await openPublic('/checkinapp', server());
    expect(screen.getByRole('heading', { name: 'This Device Is Not Set Up for Check-In' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Application' }).getAttribute('href')).toBe('/account/checkinapp');
    expect(calls).toEqual([]);
  });

  test('the token is authenticated first, then the splash opens', async () => {
    token();
    const { named } = await openPublic('/checkinapp', server());
    expect(await screen.findByRole('heading', { name: /Salon on the Corner.*Check In/ })).toBeTruthy();
    expect(screen.getByText('Powered by Greeter')).toBeTruthy();
    expect(named('Customer_OpenKiosk')[0].options.token).toBe('kio_1');
  });

  test('a revoked token is thrown away and said so', async () => {
    token();
    await openPublic('/checkinapp', server({ Query: { kiosk: () => refuse('UNAUTHENTICATED', 'Unknown device.') } }));
    expect(await screen.findByRole('heading', { name: 'This Device Was Signed Out of Check-In' })).toBeTruthy();
    expect(localStorage.getItem('greeter.kioskToken')).toBeNull();
  });

  test('an unreachable server keeps the token and offers to try again', async () => {
    token();
    await openPublic(
      '/checkinapp',
      server({ Query: { kiosk: () => refuse('UNAVAILABLE', 'The server is not ready yet.') } }),
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Español' })).toBeTruthy();
    expect(localStorage.getItem('greeter.kioskToken')).toBe('kio_1');
  });

  test('a paused app takes no check-ins', async () => {
    token();
    await openPublic('/checkinapp', server({ Query: { kiosk: () => kiosk({ paused: true }) } }));
    expect(await screen.findByText('Check-in is paused. Please see the front desk.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Español' })).toBeTruthy();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('with showAd %s there are %i panels of promotion', async (showAd, panels) => {
    token();
    await openPublic('/checkinapp', server({ Query: { kiosk: () => kiosk({ showAd }) } }));
    await screen.findByText('Tap Anywhere to Start');
    expect(screen.queryAllByRole('complementary')).toHaveLength(panels);
  });
});

describe('checking in', () => {
  test('the number pad writes (NNN) NNN-NNNN and asks for no system keyboard', async () => {
    const { user } = await openForm();
    expect(phone().inputMode).toBe('none');
    await pressDigits(user, '2175550');
    expect(phone().value).toBe('(217) 555-0');
    await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
    expect(phone().value).toBe('(217) 555');
  });

  test('one person with that phone is checked in at once, greeted, and Done goes back to the splash', async () => {
    const { user, named } = await openForm();
    await user.click(screen.getByRole('radio', { name: '3' }));
    await pressDigits(user, '2175550142');
    await user.type(screen.getByLabelText('Temperature (°F)'), '98.67');
    await user.type(screen.getByLabelText('Notes or Requests'), '  by the window ');
    await user.click(checkIn());
    expect(await screen.findByRole('dialog', { name: 'Thank You' })).toBeTruthy();
    expect(screen.getByText('Thank you! We will be with you shortly.')).toBeTruthy();
    const [{ variables, options }] = named('Customer_CheckIn');
    expect(variables).toEqual({
      input: { handle: 'h-ann', partySize: 3, temperature: '98.6', notes: 'by the window' },
    });
    expect(options).toEqual({ token: 'kio_1', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Tap Anywhere to Start')).toBeTruthy();
  });

  test('5+ opens a number from 5 to 99', async () => {
    const { user, named } = await openForm();
    await user.click(screen.getByRole('radio', { name: '5+' }));
    const number = screen.getByLabelText<HTMLInputElement>('How many people?');
    await user.clear(number);
    await user.type(number, '4');
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    expect(screen.getByRole('alert').textContent).toContain('Please enter a party of 5 to 99.');
    expect(document.activeElement).toBe(number);
    await user.clear(number);
    await user.type(number, '120');
    expect(number.value).toBe('12');
    await user.click(checkIn());
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(named('Customer_CheckIn')[0].variables).toMatchObject({ input: { partySize: 12 } });
  });

  test('9 digits and half a temperature are friendly errors that can be dismissed', async () => {
    const { user, named } = await openForm();
    await user.type(phone(), '217555014');
    await user.click(checkIn());
    expect(screen.getAllByText('Please enter your 10-digit phone number.')).toHaveLength(2);
    expect(phone().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(phone(), '2');
    await user.type(screen.getByLabelText('Temperature (°F)'), '9');
    await user.click(checkIn());
    expect(screen.getByRole('alert').textContent).toContain('98.6');
    expect(named('Customer_FindPersons')).toEqual([]);
  });

  test('an error goes as soon as its field is right, and the next one comes with the next press', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('radio', { name: '5+' }));
    await user.clear(screen.getByLabelText('How many people?'));
    await user.click(checkIn());
    expect(screen.getByRole('alert').textContent).toBe('Please enter a party of 5 to 99.');
    await user.click(screen.getByRole('radio', { name: '2' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(checkIn());
    await user.type(phone(), '217555014');
    expect(screen.getByRole('alert').textContent).toBe('Please enter your 10-digit phone number.');
    await user.type(phone(), '2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(phone().getAttribute('aria-invalid')).toBeNull();
  });

  test('what the server refused of a field goes when the field changes', async () => {
    const { user } = await openForm({ Query: { persons: () => refuse('INVALID_INPUT', 'No.', 'phone') } });
    await user.type(phone(), '0000000000');
    await user.click(checkIn());
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText('Notes or Requests'), 'x');
    expect(screen.getByRole('alert')).toBeTruthy();
    await pressDigits(user, '5');
    await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    await user.click(phone());
    await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the number pad types into the field that has the focus, which keeps it', async () => {
    const { user } = await openForm();
    const notes = screen.getByLabelText<HTMLTextAreaElement>('Notes or Requests');
    await user.type(notes, 'Table ');
    await pressDigits(user, '12');
    expect([notes.value, phone().value, document.activeElement]).toEqual(['Table 12', '', notes]);
    await user.click(screen.getByRole('radio', { name: '5+' }));
    const number = screen.getByLabelText<HTMLInputElement>('How many people?');
    await user.clear(number);
    await pressDigits(user, '7');
    await user.click(phone());
    await pressDigits(user, '21');
    expect([number.value, phone().value, notes.value]).toEqual(['7', '(21', 'Table 12']);
  });

  test('the backspace of the pad takes a whole emoji from the notes', async () => {
    const { user } = await openForm();
    const notes = screen.getByLabelText<HTMLTextAreaElement>('Notes or Requests');
    await user.click(notes);
    fireEvent.change(notes, { target: { value: 'Window 😀' } });
    await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
    expect(notes.value).toBe('Window ');
  });

  test('a double press makes one entry', async () => {
    const { user, named, settled } = await openForm();
    await user.type(phone(), '2175550142');
    const button = checkIn();
    // Both before anything is drawn anew, as two fast taps may be.
    await settled(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(screen.getByRole('dialog', { name: 'Thank You' })).toBeTruthy();
    expect(named('Customer_CheckIn')).toHaveLength(1);
  });

  test('pressing again after a failure repeats the same write; another wish is another one', async () => {
    let failures = 2;
    const { user, named } = await openForm({
      Mutation: {
        checkIn: () =>
          failures-- > 0 ? refuse('UNAVAILABLE', 'The server is not ready yet. Please try again.') : receipt(),
      },
    });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await screen.findByText('The service is out of reach for a moment. Please try again.');
    expect(phone().value).toBe('(217) 555-0142');
    await user.click(checkIn());
    await waitFor(() => expect(named('Customer_CheckIn')).toHaveLength(2));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('radio', { name: '2' }));
    await user.click(checkIn());
    await screen.findByRole('dialog', { name: 'Thank You' });
    const keys = named('Customer_CheckIn').map(({ options }) => options.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('several people share the phone: first names and last initials to choose from', async () => {
    const { user, named } = await openForm({ Query: { persons: () => [ann, ben] } });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await user.click(await screen.findByRole('radio', { name: 'Ben B.' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(named('Customer_CheckIn')[0].variables).toMatchObject({ input: { handle: 'h-ben' } });
  });

  test('whoever does not see their name is added, and can go back', async () => {
    const { user, named } = await openForm({
      Query: { persons: () => [ann, ben] },
      Mutation: { addPerson: () => ({ ...ann, handle: 'h-cleo' }) },
    });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await user.click(await screen.findByRole('button', { name: "Didn't see your name?" }));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await user.click(screen.getByRole('button', { name: "Didn't see your name?" }));
    await user.click(screen.getByRole('button', { name: 'Add and check in' }));
    expect(screen.getAllByText('Please enter your first name.')).toHaveLength(2);
    await user.type(screen.getByLabelText('First name'), ' Cleo ');
    await user.type(screen.getByLabelText('Last name'), 'Ortiz');
    await user.click(screen.getByRole('button', { name: 'Add and check in' }));
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(named('Customer_AddPerson')[0].variables).toEqual({
      input: { firstName: 'Cleo', lastName: 'Ortiz', email: null, phone: '2175550142' },
    });
    expect(named('Customer_CheckIn')[0].variables).toMatchObject({ input: { handle: 'h-cleo' } });
  });

  test('a refused name has the focus, and one that no field can mend has it itself', async () => {
    let refusal = () => refuse('INVALID_INPUT', 'No.', 'lastName', { reason: 'NOT_A_NAME' });
    const { user } = await openForm({ Query: { persons: () => [] }, Mutation: { addPerson: () => refusal() } });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    const dialog = await screen.findByRole('dialog', { name: 'Nice to meet you' });
    await user.type(screen.getByLabelText('First name'), 'Cleo');
    await user.type(screen.getByLabelText('Last name'), 'evil.com');
    const add = screen.getByRole('button', { name: 'Add and check in' });
    await user.click(add);
    const alert = () => within(dialog).getByRole('alert');
    expect(alert().textContent).toBe('Please leave out web addresses and numbers.');
    expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
    refusal = () => refuse('INTERNAL', 'Broken.');
    await user.click(add);
    expect(alert().textContent).toBe('Something went wrong on our side. Please try again.');
    expect(document.activeElement).toBe(alert());
  });

  test('a refused choice of a name has the focus', async () => {
    const { user } = await openForm({
      Query: { persons: () => [ann, ben] },
      Mutation: { checkIn: () => refuse('INTERNAL', 'Broken.') },
    });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await user.click(await screen.findByRole('radio', { name: 'Ben B.' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  test('nobody with that phone goes straight to adding', async () => {
    const { user } = await openForm({ Query: { persons: () => [] } });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    expect(await screen.findByLabelText('First name')).toBeTruthy();
  });

  test('whoever is in line already is shown the place that they have', async () => {
    const { user } = await openForm({
      Mutation: { checkIn: () => receipt({ alreadyInLine: true, publicId: null, position: 2 }) },
    });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    const dialog = await screen.findByRole('dialog', { name: "You're Already Checked In" });
    expect(dialog.textContent).toContain('2nd in line');
    expect(within(dialog).queryByRole('img')).toBeNull();
  });

  test.each([true, false])(
    'a number that gets no texts, where the form has promised some, is named: %p',
    async (isOutOfReach) => {
      const { user } = await openForm({ Mutation: { checkIn: () => receipt({ isOutOfReach }) } });
      await user.type(phone(), '6045550142');
      await user.click(checkIn());
      const dialog = await screen.findByRole('dialog', { name: 'Thank You' });
      expect(dialog.textContent.includes('We cannot text this number. Please stay close.')).toBe(isOutOfReach);
    },
  );

  test('whoever is called already is told so, not a place, and need not stay close', async () => {
    const called = { alreadyInLine: true, publicId: null, status: 'READY', isOutOfReach: true };
    const { user } = await openForm({ Mutation: { checkIn: () => receipt(called) } });
    await user.type(phone(), '6045550142');
    await user.click(checkIn());
    const dialog = await screen.findByRole('dialog', { name: "You're Already Checked In" });
    expect(dialog.textContent).toContain("Ann, we're ready for you! Please see the front desk.");
    expect(dialog.textContent).not.toMatch(/in line|We cannot text this number/);
  });

  test('a refusal with a field stands at the field', async () => {
    const { user } = await openForm({
      Query: { persons: () => refuse('INVALID_INPUT', 'This is not a phone number.', 'phone') },
    });
    await user.type(phone(), '0000000000');
    await user.click(checkIn());
    expect(await screen.findAllByText('Enter a phone number of 10 digits.')).toHaveLength(2);
    expect(phone().getAttribute('aria-invalid')).toBe('true');
  });

  test('paused in the middle: the answer is the paused screen', async () => {
    let paused = false;
    const { user } = await openForm({
      Query: { kiosk: () => kiosk({ paused }) },
      Mutation: {
        checkIn: () => {
          paused = true;
          return refuse('CHECK_IN_PAUSED', 'Check-in is paused.');
        },
      },
    });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    expect(await screen.findByText('Check-in is paused. Please see the front desk.')).toBeTruthy();
  });

  test('switched-off fields are not there and not sent', async () => {
    const { user, named } = await openForm({
      Query: { kiosk: () => kiosk({ partyEnabled: false, tempEnabled: false, notesEnabled: false }) },
    });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByLabelText('Temperature (°F)')).toBeNull();
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(named('Customer_CheckIn')[0].variables).toEqual({
      input: { handle: 'h-ann', partySize: 1, temperature: null, notes: null },
    });
  });

  test('terms and policy open in a modal', async () => {
    const { user } = await openForm();
    for (const title of ['Terms of Services', 'Privacy Policy']) {
      await user.click(screen.getByRole('button', { name: title }));
      const dialog = await screen.findByRole('dialog', { name: title });
      await waitFor(() => expect(within(dialog).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2));
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    }
  });
});
