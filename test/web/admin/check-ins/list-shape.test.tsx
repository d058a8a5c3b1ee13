import { ThemeProvider } from '@mui/material/styles';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useListShape } from '../../../../web/admin/check-ins/list-shape';
import { theme } from '../../../../web/admin/theme';

function Shape() {
  return <p>{useListShape()}</p>;
}

/** A screen of this width, as far as `min-width` and `max-width` can tell. */
function resizeTo(width: number) {
  const matches = (query: string) => {
    const [, bound, pixels] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
    return bound === 'min' ? width >= Number(pixels) : width <= Number(pixels);
  };
  window.matchMedia = jest.fn(
    (media: string) =>
      ({
        media,
        matches: matches(media),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

test.each([
  [390, 'cards'],
  [699, 'cards'],
  [700, 'double'],
  [1379, 'double'],
  [1380, 'single'],
])('at %i px the list has the shape %s', (width, shape) => {
  const before = window.matchMedia;
  resizeTo(width);
  render(
    <ThemeProvider theme={theme}>
      <Shape />
    </ThemeProvider>,
  );
  expect(screen.getByText(shape)).toBeTruthy();
  window.matchMedia = before;
});
