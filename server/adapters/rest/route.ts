/** What a row reads of a request. Flags, numbers and ids come as whatever the client sent. */
export interface RestRequest {
  query: Record<string, unknown>;
  /** JSON or form body; of an upload its fields. */
  body: Record<string, unknown>;
  /** Path parameters. */
  params: Record<string, string>;
  /** Login, kiosk or phone token of the request, '' without. */
  token: string;
}

interface Common {
  method: 'GET' | 'POST';
  /** As documented, for example /api/business/get_checkins. */
  path: string;
  /** Key of the error text in a refused answer. */
  errorKey: string;
  /** What the call is for, in one line of the OpenAPI document. */
  summary: string;
  /** Names of the documented query or body parameters. */
  parameters?: readonly string[];
}

/** Runs one GraphQL document. `variables` and `answer` only rename and reshape: every rule lives behind the document. */
export interface OperationRow extends Common {
  kind: 'operation';
  document: string;
  variables?: (request: RestRequest) => Record<string, unknown>;
  /** The documented answer, from the operation's data. */
  answer: (data: never, request: RestRequest) => unknown;
  /** The details of a refusal, by the names of the mirror. */
  details?: (details: Record<string, unknown>) => Record<string, unknown>;
  /** What runs instead when the caller holds a kiosk, phone or public token: those see less. */
  asToken?: Pick<OperationRow, 'document' | 'variables' | 'answer'>;
  /** And what runs when such a caller sends `offline` as 1: a kiosk hands in what it took without a network. */
  asOfflineToken?: Pick<OperationRow, 'document' | 'variables' | 'answer'>;
  /** A documented GET that answers a token: it may run a mutation, and its answer is never stored. */
  mayWrite?: boolean;
}

/** One image comes in as multipart; the document's variable `file` takes it. */
export interface UploadRow extends Omit<OperationRow, 'kind'> {
  kind: 'upload';
}

/** A stored file goes out. */
export interface FileRow extends Common {
  kind: 'file';
  fileKind: 'checkinapp';
}

export type RestRow = OperationRow | UploadRow | FileRow;
