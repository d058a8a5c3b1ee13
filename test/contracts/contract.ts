import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { closedSchema, type Json, type JsonObject } from './closed-schema.js';

// Both are CommonJS, and name their default export in two ways.
const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv') as { default: typeof import('ajv').default };
const { default: addFormats } = require('ajv-formats') as { default: (ajv: InstanceType<typeof Ajv>) => void };

/** One request that the application made, and the answer it got. */
export interface Exchange {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  status: number;
  resBody: string;
}

interface Operation {
  parameters?: JsonObject[];
  requestBody?: JsonObject;
  responses: Record<string, JsonObject>;
}
interface Vendor {
  paths: Record<string, Record<string, Operation>>;
  components: JsonObject;
}

/**
 * Reads a vendor's OpenAPI file; the answer says of an exchange what breaks it, in sentences. `refusal` is the shape of refusals where the
 * vendor describes them elsewhere than in the file.
 */
export function readContract(file: string, refusal?: JsonObject): (exchange: Exchange) => string[] {
  const vendor = JSON.parse(fs.readFileSync(file, 'utf8')) as Vendor;
  const validatorOf = validators(vendor);
  return (exchange) => {
    const { pathname, searchParams } = new URL(exchange.url, 'http://vendor');
    const operation = operationAt(vendor, exchange.method, pathname);
    if (!operation) return [`no operation ${exchange.method} ${pathname}`];
    return [
      ...queryFindings(vendor, operation, searchParams, validatorOf),
      ...requestFindings(vendor, operation, exchange.body, validatorOf),
      ...responseFindings(vendor, operation, exchange, { validatorOf, refusal }),
    ];
  };
}

function operationAt({ paths }: Vendor, method: string, pathname: string): Operation | undefined {
  const path = Object.keys(paths).find((template) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+?')}$`).test(pathname),
  );
  return path === undefined ? undefined : paths[path]![method.toLowerCase()];
}

function queryFindings(
  vendor: Vendor,
  { parameters = [] }: Operation,
  query: URLSearchParams,
  validatorOf: ValidatorOf,
): string[] {
  const known = parameters
    .map((parameter) => resolve(vendor, parameter))
    .filter((parameter) => parameter['in'] === 'query');
  return [...query].flatMap(([name, text]) => {
    const parameter = known.find((one) => one['name'] === name);
    if (!parameter) return [`query: unknown parameter ${name}`];
    const schema = parameter['schema'] as JsonObject;
    return valueFindings(`query.${name}`, valueOf(text, resolve(vendor, schema)), validatorOf(schema));
  });
}

function requestFindings(vendor: Vendor, { requestBody }: Operation, body: string, validatorOf: ValidatorOf): string[] {
  if (!requestBody) return body === '' ? [] : ['request: a body where none belongs'];
  const described = resolve(vendor, requestBody);
  const json = schemaOf(described, 'application/json');
  if (json) return jsonFindings('request', body, validatorOf(json));
  const form = schemaOf(described, 'application/x-www-form-urlencoded');
  return form ? valueFindings('request', formOf(vendor, body, form), validatorOf(form)) : [];
}

function responseFindings(
  vendor: Vendor,
  { responses }: Operation,
  { status, resBody }: Exchange,
  { validatorOf, refusal }: { validatorOf: ValidatorOf; refusal: JsonObject | undefined },
): string[] {
  const response = responses[String(status)] ?? responses['default'];
  if (!response && refusal && status >= 400) return jsonFindings('response', resBody, validatorOf(refusal));
  if (!response) return [`response: status ${status} is not documented`];
  const schema = schemaOf(resolve(vendor, response), 'application/json');
  if (schema) return jsonFindings('response', resBody, validatorOf(schema));
  return resBody === '' ? [] : [`response: status ${status} has no body`];
}

/** A form's values as the schema names their types; keys that stand there more than once make a list. */
function formOf(vendor: Vendor, body: string, schema: JsonObject): JsonObject {
  const given = new URLSearchParams(body);
  const properties = (schema['properties'] ?? {}) as Record<string, JsonObject>;
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const described = resolve(vendor, properties[name] ?? {});
      const texts = given.getAll(name);
      if (described['type'] === 'array') return [name, texts];
      return [name, texts.length === 1 ? valueOf(texts[0]!, described) : texts];
    }),
  );
}

/** A text as the number or truth that the schema asks for, where it is one. */
function valueOf(text: string, { type }: JsonObject): Json {
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function schemaOf(described: JsonObject, type: string): JsonObject | undefined {
  return (described['content'] as Record<string, { schema: JsonObject }> | undefined)?.[type]?.schema;
}

function resolve(vendor: Vendor, object: JsonObject): JsonObject {
  const ref = object['$ref'];
  if (typeof ref !== 'string') return object;
  return resolve(
    vendor,
    ref
      .slice(2)
      .split('/')
      .reduce<Json>((inner, key) => (inner as JsonObject)[key]!, vendor as unknown as Json) as JsonObject,
  );
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
  return valueFindings(where, value, validate);
}

function valueFindings(where: string, value: unknown, validate: ValidateFunction): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map((error) => sentence(where, error));
}

const sentence = (where: string, { instancePath, message, params }: ErrorObject): string =>
  `${where}${instancePath} ${message} ${JSON.stringify(params)}`;
