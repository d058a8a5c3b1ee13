import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { Carousel } from '../../../web/ui/Carousel/Carousel';
import { anImage } from './an-image';

const labels = {
  photos: 'Photos of the salon',
  previous: 'Previous photo',
  next: 'Next photo',
  none: 'No photos',
  position: (number: number, total: number) => `${number} of ${total}`,
};
const photosOf = (...names: string[]) => names.map((name) => ({ id: name, image: anImage(name), alt: `The ${name}` }));
const track = () => screen.getByRole('list');
const named = (name: string) => screen.getByRole('button', { name });

/** jsdom lays nothing out and scrolls nothing: a track of 300 px that is where it was sent. */
function show(...names: string[]) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const view = render(<Carousel photos={photosOf(...names)} labels={labels} />);
  const swipe = (left: number) => {
    track().scrollLeft = left;
    fireEvent.scroll(track());
  };
  track().scrollTo = ((options: ScrollToOptions) => swipe(options.left!)) as Element['scrollTo'];
  return { ...view, swipe, user: userEvent.setup() };
}

test('the buttons go from photo to photo, and stay reachable at the ends', async () => {
  const { user } = show('door', 'chair', 'wall');
  expect(screen.getByText('1 of 3')).toBeTruthy();
  expect(named('Previous photo').getAttribute('aria-disabled')).toBe('true');
  await user.click(named('Next photo'));
  await user.click(named('Next photo'));
  expect(screen.getByText('3 of 3')).toBeTruthy();
  expect(named('Next photo').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(named('Next photo'));
  await user.click(named('Next photo'));
  await user.click(named('Previous photo'));
  expect(screen.getByText('2 of 3')).toBeTruthy();
});

test('the keyboard reaches the photos and both buttons', async () => {
  const { user } = show('door', 'chair');
  for (const element of [track(), named('Previous photo'), named('Next photo')]) {
    await user.tab();
    expect(document.activeElement).toBe(element);
  }
});

test('a swipe is followed', () => {
  const { swipe } = show('door', 'chair');
  swipe(140);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  swipe(290);
  expect(screen.getByText('2 of 2')).toBeTruthy();
});

test('the first photo is loaded first, the others when they come near', () => {
  show('door', 'chair', 'wall');
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
});

test('one photo has no buttons, and no photo is said in words', () => {
  const { rerender } = show('door');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('1 of 1')).toBeNull();
  rerender(<Carousel photos={[]} labels={labels} />);
  expect(screen.getByText('No photos')).toBeTruthy();
});

test('when photos go, the position is one that there is', () => {
  const { swipe, rerender } = show('door', 'chair', 'wall');
  swipe(600);
  rerender(<Carousel photos={photosOf('door', 'chair')} labels={labels} />);
  expect(screen.getByText('2 of 2')).toBeTruthy();
});

test('the server draws all photos, without axe violation', async () => {
  const html = renderToStaticMarkup(<Carousel photos={photosOf('door', 'chair')} labels={labels} />);
  expect(html.match(/<img /g)).toHaveLength(2);
  const { container } = show('door', 'chair');
  const { violations } = await act(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations).toEqual([]);
});
