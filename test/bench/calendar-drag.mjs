// `npm run bench:calendar`: how long the tasks of the page are while an appointment is dragged through a week of 400, in Chromium. Needs a build (`npm run build`).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findOrInstallBrowser } from '../setup/find-browser.mjs';

const APPOINTMENTS = 400;
const DRAGS = 5;
const STEPS = 60;
const GOAL_MS = 50;
const DAY_MS = 86_400_000;
const HOUR_PX = 72;
const VIEWPORT = { width: 1440, height: 900 };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-calendar-'));
const url = `http://127.0.0.1:${process.env.PORT ?? 4390}`;
const product = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: new URL(url).port, HOST: '127.0.0.1', DATA_DIR: folder, GREETER_DEMO: '1' },
});
let browser;
try {
  await ready();
  const login = await signIn();
  const monday = await fillWeek(login);
  const { path: executablePath, env } = await findOrInstallBrowser();
  browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  console.log('\ndrag | tasks | longest task ms | tasks above 50 ms | all of them ms');
  for (const row of await measure(browser, login, monday)) console.log(row.join(' | '));
} finally {
  await browser?.close();
  product.kill('SIGINT');
  await once(product, 'exit');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

async function ready() {
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false;
  while (!(await isReady())) {
    if (product.exitCode !== null) throw new Error('The product ended before it was ready.');
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}

async function ask(login, query, variables) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(login && { authorization: `Bearer ${login}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

async function signIn() {
  const variables = { email: 'demo@greeter.example', password: 'welcome-to-greeter' };
  const query =
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { loginToken } }';
  return (await ask(null, query, variables)).signIn.loginToken;
}

/** The Monday of a week, two weeks from now, of so many events among the staff, half an hour each. */
async function fillWeek(login) {
  const { staffMembers } = await ask(login, '{ staffMembers { items { id } } }');
  const staff = staffMembers.items;
  const soon = new Date(Date.now() + 14 * DAY_MS);
  const monday = new Date(soon.getTime() - ((soon.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
  const query = 'mutation ($input: AddAppointmentInput!) { addAppointment(input: $input, overrules: true) { id } }';
  for (let number = 0; number < APPOINTMENTS; number += 1) {
    const day = new Date(Date.parse(monday) + (number % 7) * DAY_MS).toISOString().slice(0, 10);
    const slot = Math.floor(number / 7 / staff.length);
    const time = `${String(8 + Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`;
    const parts = [{ staffId: staff[Math.floor(number / 7) % staff.length].id, minutes: 30 }];
    await ask(login, query, {
      input: { isEvent: true, title: `Event ${number}`, startsAt: `${day}T${time}`, parts, tellsCustomer: false },
    });
  }
  return monday;
}

async function measure(launched, login, monday) {
  const context = await launched.newContext({ viewport: VIEWPORT, baseURL: url });
  await context.addCookies([{ name: 'greeter_login', value: login, url }]);
  const page = await context.newPage();
  await page.goto(`/account/bookings?view=week&date=${monday}`);
  const block = page.getByRole('button', { name: /^Event 0,/ });
  await block.waitFor();
  const rows = [];
  for (let drag = 1; drag <= DRAGS; drag += 1) rows.push([drag, ...(await dragOnce(page, block))]);
  return rows;
}

async function dragOnce(page, block) {
  await block.scrollIntoViewIfNeeded();
  const { x, y } = await block.boundingBox();
  await page.mouse.move(x + 20, y + 6);
  await page
    .context()
    .browser()
    .startTracing(page, { categories: ['toplevel', '__metadata'] });
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1)
    await page.mouse.move(x + 20 + step * 8, y + 6 + Math.sin(step / 8) * 2 * HOUR_PX);
  await page.mouse.move(x + 20, y + 6);
  await page.mouse.up();
  const trace = await page.context().browser().stopTracing();
  const tasks = tasksOf(JSON.parse(trace.toString()));
  const long = tasks.filter((ms) => ms > GOAL_MS);
  return [tasks.length, Math.max(0, ...tasks).toFixed(0), long.length, long.map((ms) => ms.toFixed(0)).join(' ')];
}

/** Milliseconds of processor time of each task of the page: other programs on the machine do not count. */
function tasksOf({ traceEvents }) {
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur !== undefined && pages.has(`${pid} ${tid}`))
    .map(({ tdur }) => tdur / 1000);
}
