import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DaySide } from '../../../../web/admin/appointments/DaySide';

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
  <DaySide source={ids}>
    {ids.map((id) => (
      <li key={id} data-id={id}>
        <button type="button">{id}</button>
      </li>
    ))}
  </DaySide>
);

test('a line that comes over the one under the pointer does not move it', () => {
  lineUp();
  const { rerender } = render(side(['10:00', '11:00', '12:00']));
  const list = screen.getByRole('complementary');
  // On 11:00.
  fireEvent(list, new MouseEvent('pointermove', { clientY: 470 }));
  rerender(side(['9:00', '10:00', '11:00', '12:00']));
  expect(list.scrollTop).toBe(50);
  rerender(side(['10:00', '11:00', '12:00']));
  expect(list.scrollTop).toBe(0);
});
