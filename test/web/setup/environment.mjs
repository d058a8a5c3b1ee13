import { createRequire } from 'node:module';
import { isRuledOut } from './rule-out.mjs';

matchStylesQuickly();
const { TestEnvironment } = await import('jest-environment-jsdom');

const fromNode = {
  TextEncoder,
  TextDecoder,
  TextDecoderStream,
  TextEncoderStream,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  Request,
  Response,
  Headers,
  fetch,
  structuredClone,
  AbortController,
  AbortSignal,
  Uint8Array,
  ArrayBuffer,
};

/**
 * jsdom with what every browser has and jsdom lacks: MUI X wants text encoders and streams, Apollo Client wants fetch.
 */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const window = this.global;
    Object.assign(window, fromNode);
    window.matchMedia ??= (query) =>
      Object.assign(new window.EventTarget(), {
        matches: false,
        media: query,
        onchange: null,
        addListener() {},
        removeListener() {},
      });
    for (const name of ['ResizeObserver', 'IntersectionObserver'])
      window[name] ??= class {
        observe() {}
        unobserve() {}
        disconnect() {}
        takeRecords() {
          return [];
        }
      };
    window.Element.prototype.scrollIntoView ??= () => {};
    window.Range.prototype.getClientRects ??= () => [];
    window.Range.prototype.getBoundingClientRect ??= () => window.document.body.getBoundingClientRect();
    window.URL.createObjectURL ??= (file) => `blob:${file.name}`;
    window.URL.revokeObjectURL ??= () => {};
    window.Blob.prototype.arrayBuffer ??= bytesIn(window);
    window.scrollTo = () => {};
    window.scrollBy = () => {};
    window.MessageChannel ??= channelOf(window);
    takeSignalsOfNode(window.EventTarget.prototype);
    // A function of its own, which is also called without an object.
    takeSignalsOfNode(window);
  }
}

// Called as a method of a blob.
const bytesIn = (window) =>
  function arrayBuffer() {
    const reader = new window.FileReader();
    return new Promise((resolve, reject) => {
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };

// Node's Request takes Node's signals only, jsdom's addEventListener jsdom's only: what a page makes is Node's, and listeners are taught it.
function takeSignalsOfNode(target) {
  const { addEventListener } = target;
  target.addEventListener = function listen(type, listener, options) {
    if (!(options?.signal instanceof AbortSignal)) return addEventListener.call(this, type, listener, options);
    const { signal, ...others } = options;
    const on = this ?? target;
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', () => on.removeEventListener(type, listener, others), { once: true });
    return addEventListener.call(on, type, listener, others);
  };
}

// Node's own would keep the process alive: React schedules on it and never closes its ports.
function channelOf(window) {
  return class MessageChannel {
    port1 = {
      onmessage: null,
      postMessage: (data) => window.setTimeout(() => this.port2.onmessage?.({ data }), 0),
      close() {},
    };
    port2 = {
      onmessage: null,
      postMessage: (data) => window.setTimeout(() => this.port1.onmessage?.({ data }), 0),
      close() {},
    };
  };
}

// A computed style asks of every rule whether it matches, which took most of the time of these tests: most rules name a class that the element lacks.
function matchStylesQuickly() {
  const takeFromJsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
  const selectors = takeFromJsdom('jsdom/lib/jsdom/living/helpers/selectors.js'); // before jsdom takes its functions
  const { matchesDontThrow } = selectors;
  let text = '';
  let classes = new Set();
  selectors.matchesDontThrow = (element, selector) => {
    const own = element.getAttributeNS(null, 'class') ?? '';
    if (own !== text) [text, classes] = [own, new Set(own.split(/\s+/))];
    return !isRuledOut(selector, element._localName, classes) && matchesDontThrow(element, selector);
  };
}
