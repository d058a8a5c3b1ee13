// W5: phones that watch their place in line. Nobody may miss a change: a work fails over one that never comes.
import { performance } from 'node:perf_hooks';
import WebSocket from 'ws';
import { idOf, LARGE, publicId, SIZES, WAITED_FOR_MS, WAITING_FROM, WATCHED } from './data.mjs';
import { cpuSeconds, median } from './measure.mjs';
import { adminHeaders, ask } from './works.mjs';

const REPEATS = 15;
const LISTENERS = 5;
const WRITES_PER_SECOND = 40;
const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A phone on the app; resolves with its first place. */
const appSocket = (parts) => (link, hear) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${parts.appUrl.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const send = (message) => socket.send(JSON.stringify(message));
    socket.on('error', reject).on('open', () => send({ type: 'connection_init' }));
    socket.on('message', (text) => {
      const message = JSON.parse(text);
      if (message.type === 'connection_ack')
        send({
          id: '1',
          type: 'subscribe',
          payload: { query: parts.checkout.textOn('placeInLineChanged'), variables: { publicId: link } },
        });
      if (message.type === 'ping') send({ type: 'pong' });
      if (message.type === 'next') {
        hear(message.payload.data.placeInLineChanged);
        resolve(socket);
      }
      if (message.type === 'error') reject(new Error(JSON.stringify(message.payload)));
    });
  });

const limitSocket = (parts) => (link, hear) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${parts.limitUrl.replace('http', 'ws')}/${link}`);
    socket
      .on('error', reject)
      .on('open', () => resolve(socket))
      .on('message', (text) => hear(JSON.parse(text)));
  });

/** Seats the first party of a line, or takes it back into it. */
function appWriter(parts) {
  const versions = new Map();
  return async (business, status) => {
    const version = versions.get(business) ?? 1;
    const body = parts.checkout.body('QueuePage_SetStatus', { id: idOf(business, WAITING_FROM + 1), status, version });
    const data = await ask(parts, adminHeaders(parts, business), body);
    versions.set(business, data.setCheckInStatus.version);
  };
}
const limitWriter = (parts) => (business, status) =>
  fetch(`${parts.limitUrl}/status`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ business, publicId: publicId(business, 0), status: status.toLowerCase().replace('_', '-') }),
  });

/** The phones behind the first party of a line; `until(position of the n-th)` resolves when all have it. */
async function openLine(connect, business, count) {
  const phones = Array.from({ length: count }, (_, n) => ({ n: n + 1, position: null, wanted: null, done: null }));
  const sockets = await Promise.all(
    phones.map((phone) =>
      connect(publicId(business, phone.n), ({ position }) => {
        phone.position = position;
        if (position === phone.wanted) phone.done?.();
      }),
    ),
  );
  return {
    until: (positionOf) =>
      Promise.all(
        phones.map(
          (phone) =>
            new Promise((resolve, reject) => {
              phone.wanted = positionOf(phone.n);
              const late = setTimeout(
                () => reject(new Error(`A phone of ${business} never heard of its new place`)),
                WAITED_FOR_MS,
              );
              phone.done = () => {
                clearTimeout(late);
                resolve();
              };
              if (phone.position === phone.wanted) phone.done();
            }),
        ),
      ),
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

/** From the write until the last of 499 phones has its new place; the median of some repeats. */
async function lastOfAll(connect, write) {
  const line = await openLine(connect, LARGE, SIZES.waiting - 1);
  const times = [];
  try {
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const seats = repeat % 2 === 0;
      const heard = line.until((n) => (seats ? n : n + 1));
      const began = performance.now();
      await write(LARGE, seats ? 'SEATED' : 'CHECKED_IN');
      await heard;
      times.push(performance.now() - began);
      // The pause between two ticks of one business is part of the design; what is measured is one write from rest.
      await pause(300);
    }
  } finally {
    line.close();
  }
  return { lastMs: median(times) };
}

/** 200 lines with 5 phones each, writes at a steady rate; the time until the last of the five has heard, and the CPU of one write. */
async function steadyRate(connect, write, pid, seconds) {
  const lines = [];
  for (const business of WATCHED) lines.push({ business, ...(await openLine(connect, business, LISTENERS)) });
  const times = [];
  const writes = [];
  const before = cpuSeconds(pid);
  try {
    const began = performance.now();
    const count = Math.max(seconds * WRITES_PER_SECOND, WATCHED.length);
    for (let number = 0; number < count; number += 1) {
      await pause(Math.max(0, began + (number * 1000) / WRITES_PER_SECOND - performance.now()));
      const line = lines[number % lines.length];
      const seats = Math.floor(number / lines.length) % 2 === 0;
      const at = performance.now();
      const heard = line.until((n) => (seats ? n : n + 1));
      writes.push(
        Promise.all([heard, write(line.business, seats ? 'SEATED' : 'CHECKED_IN')]).then(() =>
          times.push(performance.now() - at),
        ),
      );
    }
    await Promise.all(writes);
  } finally {
    for (const line of lines) line.close();
  }
  const sorted = times.sort((a, b) => a - b);
  return {
    lastMs: median(sorted),
    p99: sorted[Math.floor(sorted.length * 0.99)],
    cpuMs: ((cpuSeconds(pid) - before) * 1000) / times.length,
  };
}

export const fanOutWork = {
  app: (parts) => lastOfAll(appSocket(parts), appWriter(parts)),
  limit: (parts) => lastOfAll(limitSocket(parts), limitWriter(parts)),
};
export const steadyWork = {
  app: (parts) => steadyRate(appSocket(parts), appWriter(parts), parts.app.pid, parts.load.seconds),
  limit: (parts) => steadyRate(limitSocket(parts), limitWriter(parts), parts.limit.pid, parts.load.seconds),
};
