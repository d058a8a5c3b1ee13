declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client/link';
  import type { HttpLink } from '@apollo/client/link/http';
  export default class UploadHttpLink extends ApolloLink {
    constructor(options?: Pick<HttpLink.Options, 'uri' | 'credentials' | 'headers' | 'fetch' | 'fetchOptions'>);
  }
}
declare module '@fontsource-variable/figtree';
