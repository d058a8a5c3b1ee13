import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DaySide } from '../../../../web/admin/appointments/DaySide';
import { anAppointment } from './an-appointment';

/** Lines of 50 pixels, one under the other, under a month of 300, in a box that begins 100 pixels down the screen. */
function lineUp() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const side = screen.getByRole('complementary');
    const index = [...side.querySelectorAll('[data-id]')].indexOf(this);
    const top = this === side ? 100 : 400 + index * 50 - side.scrollTop;
    return new DOMRect(0, top, 264, this === side ? 600 : 50);
  });
  Element.prototype.scrollBy = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollTop += (to as ScrollToOptions).top!;
  } as Element['scrollBy'];
}
const side = (ids: string[]) => (
  <DaySide
    month={<p>November</p>}
    readAt={0}
    day={{ date: '2026-11-21', appointments: ids.map((id) => anAppointment({ id })) }}
    list={({ appointments }) =>
      appointments.map(({ id }) => (
        <li key={id} data-id={id}>
          <button type="button">{id}</button>
        </li>
      ))
    }
  />
);
const ids = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('while the pointer is on a line none comes or goes; then they do', () => {
  lineUp();
  const { rerender } = render(side(['10:00', '11:00', '12:00']));
  const list = screen.getByRole('complementary');
  fireEvent(screen.getByText('11:00'), new MouseEvent('pointermove', { clientY: 470, bubbles: true }));
  rerender(side(['9:00', '11:00', '12:00']));
  expect(ids()).toEqual(['10:00', '11:00', '12:00']);
  expect(list.scrollTop).toBe(0);
  fireEvent(list, new MouseEvent('pointerleave'));
  expect(ids()).toEqual(['9:00', '11:00', '12:00']);
});

test('a pointer that stays holds them for a while only, and the line under it does not move', () => {
  jest.useFakeTimers();
  lineUp();
  const { rerender } = render(side(['10:00', '11:00', '12:00']));
  const list = screen.getByRole('complementary');
  // On 11:00.
  fireEvent(screen.getByText('11:00'), new MouseEvent('pointermove', { clientY: 470, bubbles: true }));
  rerender(side(['9:00', '10:00', '11:00', '12:00']));
  act(() => jest.runAllTimers());
  expect(ids()).toEqual(['9:00', '10:00', '11:00', '12:00']);
  expect(list.scrollTop).toBe(50);
});

test('changes that keep coming do not hold the first of them any longer', () => {
  jest.useFakeTimers();
  lineUp();
  const { rerender } = render(side(['11:00']));
  fireEvent(screen.getByText('11:00'), new MouseEvent('pointermove', { clientY: 420, bubbles: true }));
  rerender(side(['11:00', '12:00']));
  act(() => jest.advanceTimersByTime(10_000));
  rerender(side(['11:00', '12:00', '13:00']));
  expect(ids()).toEqual(['11:00']);
  act(() => jest.advanceTimersByTime(10_000));
  expect(ids()).toEqual(['11:00', '12:00', '13:00']);
});
