import { expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { Plan } from '../../entities/Plan.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { Parties } from './Parties.js';
import { QueueChanged } from '../check-ins/queue.generated.js';

const world = useWorld({ plan: Plan.STANDARD });

test('a host hears at once what parties text and what does not reach them', async () => {
  const parties = new Parties(world);
  const [ann, bob] = [await parties.party('Ann'), await parties.party('Bob')];
  const client = createClient({
    url: `${world.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${parties.business.owner.token}` },
  });
  let heard = 0;
  client.subscribe(
    { query: QueueChanged },
    {
      next: () => {
        heard += 1;
      },
      error: () => {},
      complete: () => {},
    },
  );
  const hears = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    const before = heard;
    await act();
    await until(() => heard > before, what);
  };
  try {
    await until(async () => {
      await parties.party('Somebody');
      return heard > 0;
    }, 'the subscription');
    await hears('the call-up', () => parties.callUp(ann.id));
    await parties.deliverAll();
    for (const body of ['Where do I park?', 'STOP', '10', 'cancel'])
      await hears(`"${body}"`, () => parties.texts(ann.phone, body));
    await parties.deliverAll();
    await hears('the second call-up', () => parties.callUp(bob.id));
    parties.twilio.plan({ refuses: '21614' });
    await hears('the text that was refused', () => parties.deliverAll());
    expect(await parties.entry(bob.id)).toMatchObject({ notified_at: null });
  } finally {
    await client.dispose();
  }
});
