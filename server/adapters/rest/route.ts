import type { DocumentNode, TypedQueryDocumentNode } from 'graphql';
import type { Viewer } from '../../core/access/viewer.js';
import { MAX_UPLOAD_FILES } from '../../core/http/limits.js';

/** The parts of a request that rows read. Flags, numbers and ids are as the client sent them. */
export interface RestRequest {
  query: Record<string, unknown>;
  /** JSON or form body, or the fields of an upload. */
  body: Record<string, unknown>;
  /** Path parameters. */
  params: Record<string, string>;
  /** `{id}/{uuid}` of the appointment whose forms the browser opened last, from its cookie. */
  formsLink?: string | undefined;
}

/** The variables of a document; the values are as clients sent them, GraphQL validates them. */
type Variables<Declared> = { [Name in keyof Declared]: unknown };
type ReadVariables<Declared> = (request: RestRequest) => Variables<Declared>;

/** Maps a request to variables and data to the answer. Both only rename and reshape: all rules live behind the document. */
type CallParts<Data, Declared> = {
  /** The documented answer, from the operation's data; a promise of it where it is long. */
  answer: (data: Data, request: RestRequest) => unknown;
} & (Record<string, never> extends Declared
  ? { variables?: ReadVariables<Declared> }
  : { variables: ReadVariables<Declared> });

export interface Call {
  document: DocumentNode;
  variables?: (request: RestRequest) => Record<string, unknown>;
  answer: (data: never, request: RestRequest) => unknown;
}

/** A document that runs instead of the row's own, for some viewers. */
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
  /** Keys of the error text in place of `errorKey`, by the mirror's name of the field that is refused. */
  errorKeys?: Readonly<Record<string, string>>;
  /** One line for the OpenAPI document. */
  summary: string;
  /** Names of the documented query or body parameters. */
  parameters?: readonly string[];
}

interface OperationFacts extends Common {
  /** The mirror's name of a field that a refusal names; the same name if missing. */
  fieldName?: (field: string, request: RestRequest) => string;
  /** A POST whose parameters only repeat what the token says. */
  mayBeEmpty?: boolean;
  /** The details of a refusal, with the mirror's names. */
  details?: (details: Record<string, unknown>) => Record<string, unknown>;
  /** The first choice that fits the viewer runs, else the row's own document. */
  choose?: readonly Choice[];
  /** A documented GET that returns a token: it may run a mutation. */
  mayWrite?: boolean;
}

/** Runs one GraphQL document. */
export interface OperationRow extends OperationFacts, Call {
  kind: 'operation';
}

/** Uploads files as multipart: one as the document's variable `file`, or a few as `files`. */
export interface UploadRow extends OperationFacts, Call {
  kind: 'upload';
  maxFiles: number;
}

/** A documented address of stored images, which `core/http/image-routes.ts` serves. */
export interface FileRow extends Common {
  kind: 'file';
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
): UploadRow => ({ kind: 'upload', maxFiles: 1, document, ...parts });

export const albumRow = <Data, Declared extends { files: unknown }>(
  document: TypedQueryDocumentNode<Data, Declared>,
  parts: OperationFacts & CallParts<Data, Omit<Declared, 'files'>>,
): UploadRow => ({ kind: 'upload', maxFiles: MAX_UPLOAD_FILES, document, ...parts });

export const fileRow = (facts: Omit<FileRow, 'kind'>): FileRow => ({ kind: 'file', ...facts });
