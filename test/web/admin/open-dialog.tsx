import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { filter, map, Subject } from 'rxjs';
import { AccountContext } from '../../../web/admin/accounts/use-account';
import { createCache } from '../../../web/admin/cache';
import { NoticeProvider } from '../../../web/admin/pieces/NoticeProvider';
import { theme } from '../../../web/admin/theme';
import { mockSchema, type MockServer } from '../mock-schema';
import { owner } from './open-app';

type Account = Parameters<typeof AccountContext>[0]['value'];

/** A dialog by itself, inside the account area of a business on `plan`; `calls` names the operations that arrived, in order. */
export function openDialog(
  dialog: ReactNode,
  { plan = 'BUSINESS', permissions = [], ...server }: MockServer & { plan?: string; permissions?: string[] } = {},
) {
  const calls: { name: string; variables: object }[] = [];
  const recorded = new ApolloLink((operation, forward) => {
    calls.push({ name: operation.operationName ?? '', variables: operation.variables });
    return forward(operation);
  });
  const heard = new Subject<{ name: string; data: Record<string, unknown> }>();
  const client = new ApolloClient({
    cache: createCache(),
    link: recorded.concat(
      ApolloLink.split(
        ({ operationType }) => operationType === 'subscription',
        new ApolloLink(({ operationName }) =>
          heard.pipe(
            filter(({ name }) => name === operationName),
            map(({ data }) => ({ data })),
          ),
        ),
        new SchemaLink({ schema: mockSchema(server) }),
      ),
    ),
  });
  const account = { ...owner, permissions, business: { ...owner.business, plan } } as unknown as Account;
  const view = render(
    <ThemeProvider theme={theme}>
      <ApolloProvider client={client}>
        <AccountContext value={account}>
          <NoticeProvider>{dialog}</NoticeProvider>
        </AccountContext>
      </ApolloProvider>
    </ThemeProvider>,
  );
  /** What a subscription of this name hears. */
  const hear = (name: string, data: Record<string, unknown>) => act(() => heard.next({ name, data }));
  return { ...view, user: userEvent.setup(), calls, hear };
}
