import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentProps } from 'react';
import { RouterProvider } from 'react-router';
import { theme } from './theme';

interface Props {
  client: ApolloClient;
  router: ComponentProps<typeof RouterProvider>['router'];
}

export function App({ client, router }: Props) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>
  );
}
