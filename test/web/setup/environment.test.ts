import { expect, test } from '@jest/globals';

test('a request takes a signal, and so does a listener', () => {
  const aborting = new AbortController();
  let heard = 0;
  new Request('http://localhost/', { signal: aborting.signal });
  document.addEventListener(
    'click',
    () => {
      heard += 1;
    },
    { signal: aborting.signal },
  );
  document.dispatchEvent(new Event('click'));
  aborting.abort();
  document.dispatchEvent(new Event('click'));
  expect(heard).toBe(1);
});

test('so does a listener of the window, named or not', () => {
  const aborting = new AbortController();
  const { signal } = aborting;
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  addEventListener('click', hear, { signal });
  window.addEventListener('keydown', hear, { signal });
  document.dispatchEvent(new Event('click', { bubbles: true }));
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  aborting.abort();
  document.dispatchEvent(new Event('click', { bubbles: true }));
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(heard).toBe(2);
});

test('text is encoded to the bytes that everybody knows', () => {
  expect(new TextEncoder().encode('é')).toBeInstanceOf(Uint8Array);
});

test('a message goes through a channel', async () => {
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      resolve(data);
    };
  });
  port2.postMessage('hello');
  expect(await heard).toBe('hello');
});
