import type { DocumentNode, TypedQueryDocumentNode } from 'graphql';
import type { Viewer } from '../../core/access/viewer.js';

/** What a row reads of a request. Flags, numbers and ids come as whatever the client sent. */
export interface RestRequest {
  query: Record<string, unknown>;
  /** JSON or form body; of an upload its fields. */
  body: Record<string, unknown>;
  /** Path parameters. */
  params: Record<string, string>;
}

/** Every variable of a document by its name; the values are as clients sent them: GraphQL checks them. */
type Variables<Declared> = { [Name in keyof Declared]: unknown };
type ReadVariables<Declared> = (request: RestRequest) => Variables<Declared>;

/** What goes into a document and what the call answers. Both only rename and reshape: every rule lives behind the document. */
type CallParts<Data, Declared> = {
  /** The documented answer, from the operation's data. */
  answer: (data: Data, request: RestRequest) => unknown;
} & (Record<string, never> extends Declared
  ? { variables?: ReadVariables<Declared> }
  : { variables: ReadVariables<Declared> });

export interface Call {
  document: DocumentNode;
  variables?: (request: RestRequest) => Record<string, unknown>;
  answer: (data: never, request: RestRequest) => unknown;
}

/** A document that runs instead of the row's own, for some who ask. */
interface Choice {
  when: (viewer: Viewer, request: RestRequest) => boolean;
  call: Call;
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

interface OperationFacts extends Common {
  /** The details of a refusal, by the names of the mirror. */
  details?: (details: Record<string, unknown>) => Record<string, unknown>;
  /** The first that fits who is asking; without one the row's own document runs. */
  choose?: readonly Choice[];
  /** A documented GET that answers a token: it may run a mutation, and its answer is never stored. */
  mayWrite?: boolean;
}

/** Runs one GraphQL document. */
export interface OperationRow extends OperationFacts, Call {
  kind: 'operation';
}

/** One image comes in as multipart; the document's variable `file` takes it. */
export interface UploadRow extends OperationFacts, Call {
  kind: 'upload';
}

/** A stored file goes out. */
export interface FileRow extends Common {
  kind: 'file';
  fileKind: 'checkinapp';
}

export type RestRow = OperationRow | UploadRow | FileRow;

export const call = <Data, Declared>(
  document: TypedQueryDocumentNode<Data, Declared>,
  parts: CallParts<Data, Declared>,
): Call => ({ document, ...parts });

export const row = <Data, Declared>(
  document: TypedQueryDocumentNode<Data, Declared>,
  parts: OperationFacts & CallParts<Data, Declared>,
): OperationRow => ({ kind: 'operation', document, ...parts });

export const uploadRow = <Data, Declared extends { file: unknown }>(
  document: TypedQueryDocumentNode<Data, Declared>,
  parts: OperationFacts & CallParts<Data, Omit<Declared, 'file'>>,
): UploadRow => ({ kind: 'upload', document, ...parts });

export const fileRow = (facts: Omit<FileRow, 'kind'>): FileRow => ({ kind: 'file', ...facts });
