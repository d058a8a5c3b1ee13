import { act, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Subscribe, SubscriptionHandlers } from '../../../web/public/subscribe';
import { loadVisitStep } from '../../../web/public/check-in/late-pieces';
import { loadSigningForm } from '../../../web/public/signing/late-pieces';
import { loadBundle } from '../../../web/public/i18n/catalogue.generated';
import { documentLanguage } from '../../../web/public/i18n/language';
import { openPage } from '../../../web/public/open-page';
import { notFound, routes } from '../../../web/public/pages';
import { PublicApp } from '../../../web/public/PublicApp';
import { mockRequest, type MockServer } from '../mock-schema';

// jsdom knows the dialog element but not how to show it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Every action below waits inside act for its effects, so nothing is left for Testing Library to wait for outside of it.
configure({ asyncWrapper: (callback) => callback() });

// Modules that are first asked for at the same moment trip over each other in jest: so one after the other, before the tests.
for (const route of [...routes, notFound]) await route.page();
await loadVisitStep();
await loadSigningForm('en');
for (const bundles of Object.values(loadBundle)) for (const load of Object.values(bundles)) await load();

/** An answer of the mocked schema takes a few turns of the promise queue. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** A user who waits until what they did has had its effect. */
export function patient(user: UserEvent): Pick<UserEvent, 'click' | 'dblClick' | 'type' | 'clear'> {
  const slowly =
    <Arguments extends unknown[]>(action: (...all: Arguments) => Promise<void>) =>
    async (...all: Arguments) => {
      await act(async () => {
        await action(...all);
        await settle();
      });
    };
  return {
    click: slowly(user.click),
    dblClick: slowly(user.dblClick),
    type: slowly(user.type),
    clear: slowly(user.clear),
  };
}

/** One page of web/public at an address, against schema.graphql; `live` pushes to whoever follows a subscription. */
export async function openPublic(
  path: string,
  server: MockServer = {},
  { advanceTimers }: { advanceTimers?: (ms: number) => void } = {},
) {
  const { request, calls } = mockRequest(server);
  const followers = new Set<SubscriptionHandlers<never>>();
  const subscribe: Subscribe = (_document, _variables, handlers) => {
    const entry = handlers as SubscriptionHandlers<never>;
    followers.add(entry);
    return () => {
      followers.delete(entry);
    };
  };
  history.replaceState(null, '', path);
  const first = await openPage(request, new URL(location.href), documentLanguage());
  const view = await act(async () => {
    const rendered = render(<PublicApp request={request} subscribe={subscribe} first={first} />);
    await settle();
    return rendered;
  });
  const tell = (what: (handlers: SubscriptionHandlers<never>) => void) =>
    act(async () => {
      followers.forEach(what);
      await settle();
    });
  const user = patient(userEvent.setup({ delay: null, ...(advanceTimers && { advanceTimers }) }));
  const settled = (what: () => void) =>
    act(async () => {
      what();
      await settle();
    });
  const named = (name: string) => calls.filter((call) => call.name === name);
  const goBack = () =>
    act(async () => {
      const moved = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      history.back();
      await moved;
      await settle();
    });
  return {
    ...view,
    settled,
    goBack,
    user,
    calls,
    named,
    followers,
    live: {
      answer: (data: object) => tell(({ onAnswer }) => onAnswer(data as never)),
      connect: () => tell(({ onConnected }) => onConnected()),
      disconnect: () => tell(({ onDisconnected }) => onDisconnected()),
      end: () => tell(({ onEnded }) => onEnded?.()),
    },
  };
}
