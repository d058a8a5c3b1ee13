import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { closedSchema, type Json, type JsonObject } from './closed-schema.js';

// Both are CommonJS, and name their default export in two ways.
const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv') as { default: typeof import('ajv').default };
const { default: addFormats } = require('ajv-formats') as { default: (ajv: InstanceType<typeof Ajv>) => void };

/** One request that the application made, and the answer it got. */
export interface Exchange { method: string; url: string; headers: Record<string, string>; body: string; status: number; resBody: string }

interface Operation { parameters?: JsonObject[]; requestBody?: JsonObject; responses: Record<string, JsonObject> }
interface Vendor { paths: Record<string, Record<string, Operation>>; components: JsonObject }

/** Reads a vendor's OpenAPI file; the answer says of an exchange what breaks it, in sentences. */
export function readContract(file: string): (exchange: Exchange) => string[] {
  const vendor = JSON.parse(fs.readFileSync(file, 'utf8')) as Vendor;
  const validatorOf = validators(vendor);
  return (exchange) => {
    const { pathname, searchParams } = new URL(exchange.url, 'http://vendor');
    const operation = operationAt(vendor, exchange.method, pathname);
    if (!operation) return [`no operation ${exchange.method} ${pathname}`];
    return [
      ...queryFindings(vendor, operation, searchParams),
      ...requestFindings(vendor, operation, exchange.body, validatorOf),
      ...responseFindings(vendor, operation, exchange, validatorOf),
    ];
  };
}

function operationAt({ paths }: Vendor, method: string, pathname: string): Operation | undefined {
  const path = Object.keys(paths).find((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+?')}$`).test(pathname));
  return path === undefined ? undefined : paths[path]![method.toLowerCase()];
}

function queryFindings(vendor: Vendor, { parameters = [] }: Operation, query: URLSearchParams): string[] {
  const known = new Set(parameters.map((parameter) => resolve(vendor, parameter)).filter((parameter) => parameter['in'] === 'query').map(({ name }) => name));
  return [...query.keys()].filter((name) => !known.has(name)).map((name) => `query: unknown parameter ${name}`);
}

function requestFindings(vendor: Vendor, { requestBody }: Operation, body: string, validatorOf: ValidatorOf): string[] {
  const schema = requestBody && jsonSchemaOf(resolve(vendor, requestBody));
  return schema ? jsonFindings('request', body, validatorOf(schema)) : [];
}

function responseFindings(vendor: Vendor, { responses }: Operation, { status, resBody }: Exchange, validatorOf: ValidatorOf): string[] {
  const response = responses[String(status)] ?? responses['default'];
  if (!response) return [`response: status ${status} is not documented`];
  const schema = jsonSchemaOf(resolve(vendor, response));
  if (schema) return jsonFindings('response', resBody, validatorOf(schema));
  return resBody === '' ? [] : [`response: status ${status} has no body`];
}

function jsonSchemaOf(described: JsonObject): JsonObject | undefined {
  return (described['content'] as Record<string, { schema: JsonObject }> | undefined)?.['application/json']?.schema;
}

function resolve(vendor: Vendor, object: JsonObject): JsonObject {
  const ref = object['$ref'];
  if (typeof ref !== 'string') return object;
  return resolve(vendor, ref.slice(2).split('/').reduce<Json>((inner, key) => (inner as JsonObject)[key]!, vendor as unknown as Json) as JsonObject);
}

type ValidatorOf = (schema: JsonObject) => ValidateFunction;

function validators({ components }: Vendor): ValidatorOf {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const closed = closedSchema(components);
  return (schema) => ajv.compile({ ...(closedSchema(schema) as JsonObject), components: closed });
}

function jsonFindings(where: string, text: string, validate: ValidateFunction): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [`${where}: not JSON`];
  }
  return validate(value) ? [] : (validate.errors ?? []).map((error) => sentence(where, error));
}

const sentence = (where: string, { instancePath, message, params }: ErrorObject): string => `${where}${instancePath} ${message} ${JSON.stringify(params)}`;
