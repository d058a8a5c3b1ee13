import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { Picture } from '../../../web/ui/Picture/Picture';
import { anImage } from './an-image';

const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  render(<Picture image={anImage()} alt="The salon" sizes="300px" {...props} />).container;
const frame = (container: HTMLElement) => container.querySelector<HTMLElement>('.frame')!;

test('the browser chooses WebP or JPEG and the size, and knows the shape before', () => {
  const container = show();
  const source = container.querySelector('picture > source')!;
  expect([source.getAttribute('type'), source.getAttribute('srcset'), source.getAttribute('sizes')]).toEqual([
    'image/webp',
    anImage().srcset,
    '300px',
  ]);
  const img = screen.getByRole('img', { name: 'The salon' });
  expect(img.getAttribute('srcset')).toBe(anImage().fallbackSrcset);
  expect(['src', 'width', 'height', 'loading', 'fetchpriority'].map((name) => img.getAttribute(name))).toEqual([
    anImage().url,
    '1600',
    '1200',
    'lazy',
    null,
  ]);
});

test('the one that is seen first is loaded first', () => {
  show({ priority: true });
  const img = screen.getByRole('img');
  expect([img.getAttribute('loading'), img.getAttribute('fetchpriority')]).toEqual([null, 'high']);
});

test('an image of one size has no choice', () => {
  const container = show({ image: { ...anImage(), srcset: '', fallbackSrcset: '', placeholder: '' } });
  expect(container.querySelector('source, [srcset], [sizes], .placeholder')).toBeNull();
});

test('the placeholder goes when the image is there', () => {
  const container = show();
  expect(container.querySelector<HTMLElement>('.placeholder')!.style.backgroundImage).toContain('data:image/webp');
  expect(frame(container).dataset.state).toBe('loading');
  fireEvent.load(screen.getByRole('img'));
  expect(frame(container).dataset.state).toBe('loaded');
});

test('one that was there before the script counts as loaded, one that failed as broken', () => {
  const complete = jest.spyOn(window.HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const width = jest.spyOn(window.HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(480);
  expect(frame(show()).dataset.state).toBe('loaded');
  width.mockReturnValue(0);
  expect(frame(show()).dataset.state).toBe('broken');
  expect(complete).toHaveBeenCalled();
});

test('a broken one says what it was, and another in its place starts anew', () => {
  const { container, rerender } = render(<Picture image={anImage()} alt="The salon" sizes="300px" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('The salon')).toBeTruthy();
  rerender(<Picture image={anImage('b')} alt="The door" sizes="300px" />);
  expect(frame(container).dataset.state).toBe('loading');
  expect(screen.queryByText('The salon')).toBeNull();
});

test('it is whole without script, and without axe violation', async () => {
  expect(renderToStaticMarkup(<Picture image={anImage()} alt="" sizes="100vw" />)).toContain('<img src=');
  expect((await axe.run(show())).violations).toEqual([]);
});
