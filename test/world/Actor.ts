/** Somebody who calls the running product: over HTTP, like everybody else. */
export interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string; field?: string; details?: Record<string, unknown> } }[];
  status: number;
  headers: Headers;
}
export interface RestAnswer {
  status: number;
  body: any;
  headers: Headers;
}

export class Actor {
  readonly url: string;
  readonly token: string | null;

  constructor(url: string, token: string | null) {
    this.url = url;
    this.token = token;
  }

  #headers(more: Record<string, string> = {}): Record<string, string> {
    return { ...(this.token && { authorization: `Bearer ${this.token}` }), ...more };
  }

  /** Runs a GraphQL document; refusals are in `errors`. */
  async ask<Data = Record<string, any>>(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: this.#headers({ 'content-type': 'application/json', ...headers }),
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as Pick<Answer<Data>, 'data' | 'errors'>;
    return { ...body, status: response.status, headers: response.headers };
  }

  /** The data of a document that must succeed. */
  async must<Data = Record<string, any>>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await this.ask<Data>(query, variables);
    if (errors || !data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data;
  }

  /** The code of a document that must be refused. */
  async refused(query: string, variables: Record<string, unknown> = {}): Promise<string> {
    const { errors } = await this.ask(query, variables);
    if (!errors) throw new Error('It was not refused');
    return errors[0]!.extensions.code;
  }

  /** Sends a file as the variable `file` of a document (the multipart request specification of GraphQL). */
  async upload<Data = Record<string, any>>(query: string, file: Blob, name = 'logo.png'): Promise<Answer<Data>> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', file, name);
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: this.#headers({ 'apollo-require-preflight': 'true' }),
      body: form,
    });
    return {
      ...((await response.json()) as Pick<Answer<Data>, 'data' | 'errors'>),
      status: response.status,
      headers: response.headers,
    };
  }

  async get(path: string, query: Record<string, string> = {}): Promise<RestAnswer> {
    const response = await fetch(`${this.url}${path}?${new URLSearchParams(query).toString()}`, {
      headers: this.#headers(),
    });
    return read(response);
  }

  async post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<RestAnswer> {
    const multipart = body instanceof FormData;
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: this.#headers({ ...(!multipart && { 'content-type': 'application/json' }), ...headers }),
      body: multipart ? body : JSON.stringify(body),
    });
    return read(response);
  }
}

async function read(response: Response): Promise<RestAnswer> {
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
}
