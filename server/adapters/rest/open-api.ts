import { STATUS } from '../../core/graphql/errors.js';
import type { RestRow } from './route.js';

/** The OpenAPI document of the rows. */
export function openApi(rows: readonly RestRow[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of rows) (paths[row.path] ??= {})[row.method.toLowerCase()] = operation(row);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Greeter REST mirror',
      version: '2.0.0',
      description: 'The older REST surface; each call runs an operation of the GraphQL API.',
    },
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Login, kiosk or phone token, with or without Bearer.',
        },
      },
    },
    security: [{}, { token: [] }],
    paths,
  };
}

const FILE = { type: 'string', format: 'binary' };
const fileProperties = (max: number): object =>
  max === 0 ? {} : max === 1 ? { file: FILE } : { file: { type: 'array', items: FILE, maxItems: max } };

function operation(row: RestRow): object {
  const names = row.parameters ?? [];
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = row.method === 'GET' ? names.map((name) => ({ name, in: 'query', schema: { type: 'string' } })) : [];
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  const errorKeys = [...new Set([row.errorKey, ...Object.values(row.errorKeys ?? {})])];
  const maxFiles = row.kind === 'upload' ? row.maxFiles : 0;
  return {
    summary: row.summary,
    parameters: [...inPath, ...inQuery],
    ...(row.method === 'POST' && {
      requestBody: {
        content: {
          [maxFiles ? 'multipart/form-data' : 'application/json']: {
            schema: {
              type: 'object',
              properties: { ...properties, ...fileProperties(maxFiles) },
            },
          },
        },
      },
    }),
    responses: {
      200: { description: 'Done' },
      default: {
        description: `Refused: the text under ${errorKeys.join(' or ')} and message, and a code`,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                ...Object.fromEntries(errorKeys.map((key) => [key, { type: 'string' }])),
                message: { type: 'string' },
                code: { enum: Object.keys(STATUS) },
              },
            },
          },
        },
      },
    },
  };
}
