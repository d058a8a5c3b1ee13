import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server.node';
import { RichTextCollapsed } from '../../../web/ui/RichText/RichTextCollapsed';

const labels = { more: 'Show more', less: 'Show less' };
const long = '<p>Cut, <strong>wash</strong> and <a href="https://a.example/">style</a></p>';
const button = () => screen.queryByRole('button');

/** jsdom lays nothing out: a line of 24 px whose words want `wanted`, until it is resized. */
function lineOf(wanted: number) {
  const page = { wanted, resized: () => undefined as void };
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => page.wanted);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => 24);
  window.ResizeObserver = class extends window.ResizeObserver {
    #callback: () => void;
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      this.#callback = () => callback([], this);
      page.resized = () => act(() => callback([], this));
    }
    override observe() {
      this.#callback();
    }
  };
  return page;
}
const { ResizeObserver } = window;
afterEach(() => {
  window.ResizeObserver = ResizeObserver;
});

test('a text that fits is there as it is, with its links and without a button', () => {
  lineOf(24);
  render(<RichTextCollapsed html={long} labels={labels} />);
  expect(button()).toBeNull();
  expect(screen.getByRole('link', { name: 'style' }).getAttribute('href')).toBe('https://a.example/');
});

test('of a longer one the button shows the rest, and hides it again', async () => {
  lineOf(48);
  const user = userEvent.setup();
  render(<RichTextCollapsed html={long} labels={labels} />);
  expect(screen.queryByRole('link')).toBeNull(); // it may be in the hidden part
  expect(button()!.getAttribute('aria-expanded')).toBe('false');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button());
  expect(button()!.textContent).toBe('Show less');
  expect(button()!.getAttribute('aria-expanded')).toBe('true');
  const text = document.getElementById(button()!.getAttribute('aria-controls')!)!;
  expect(text.querySelector('p > a')!.textContent).toBe('style');
  await user.keyboard(' ');
  expect(button()!.textContent).toBe('Show more');
  expect(document.querySelector('p')).toBeNull();
});

test('the button comes and goes with the width', () => {
  const line = lineOf(24);
  render(<RichTextCollapsed html={long} labels={labels} />);
  line.wanted = 48;
  line.resized();
  expect(button()).not.toBeNull();
  line.wanted = 24;
  line.resized();
  expect(button()).toBeNull();
});

test('several paragraphs stand in one line, their words apart, with a button however short they are', () => {
  lineOf(24);
  const { container } = render(
    <RichTextCollapsed
      html="<h2>Cut</h2><ul><li><p>dry</p></li><li><p>wet<br />or not</p></li></ul>"
      labels={labels}
    />,
  );
  expect(container.querySelector('h2, ul, p, br')).toBeNull();
  expect(container.firstElementChild!.textContent!.split(/\s+/).join(' ').trim()).toBe('Cut dry wet or not');
  expect(button()).not.toBeNull();
});

test('the server draws one line, and nothing of an empty text', () => {
  expect(renderToString(<RichTextCollapsed html={long} labels={labels} />)).toMatch(/^<div[^>]* class="line">Cut, /);
  expect(renderToString(<RichTextCollapsed html="" labels={labels} />)).toBe('');
});

test('no axe violation, collapsed or not', async () => {
  lineOf(48);
  const { container } = render(<RichTextCollapsed html={`${long}<h3>More</h3><ol><li>a</li></ol>`} labels={labels} />);
  const check = () => act(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }));
  expect((await check()).violations).toEqual([]);
  act(() => button()!.click());
  expect((await check()).violations).toEqual([]);
});
