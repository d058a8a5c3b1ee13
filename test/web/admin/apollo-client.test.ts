import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createApolloClient } from '../../../web/admin/apollo-client';
import { DashboardPage_CountsDocument } from '../../../web/admin/dashboard/dashboard.generated';

const counts = (seated: number) => ({ __typename: 'QueueCounts', checkedIn: 0, seated, canceled: 0 });

test('what is asked again because of a change is not answered by the request that was under way before it', async () => {
  const waiting: ((seated: number) => void)[] = [];
  const server = jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        waiting.push((seated) => resolve(Response.json({ data: { queueCounts: counts(seated) } })));
      }),
  );
  const nothing = () => undefined;
  const client = createApolloClient({ onSessionEnd: nothing, onOtherAccount: nothing });
  const query = client.watchQuery({ query: DashboardPage_CountsDocument });
  query.subscribe({});
  const again = query.refetch();
  await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  waiting[0]!(0);
  waiting[1]!(1);
  expect((await again).data?.queueCounts.seated).toBe(1);
  expect(query.getCurrentResult().data?.queueCounts?.seated).toBe(1);
  client.stop();
});
