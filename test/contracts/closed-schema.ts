export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

const KNOWN_FORMATS = new Set(['date-time', 'email']);

/** JSON Schema of an OpenAPI schema: `nullable` becomes a choice, unknown formats go, and an object takes no property that it does not list. */
export function closedSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closedSchema);
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, format, ...rest } = schema;
  const copy: JsonObject = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, key === 'example' ? null : closedSchema(inner)]),
  );
  if (typeof format === 'string' && KNOWN_FORMATS.has(format)) copy['format'] = format;
  if (format !== undefined && typeof format !== 'string') copy['format'] = closedSchema(format);
  if (rest['type'] === 'object' && rest['properties'] !== undefined && rest['additionalProperties'] === undefined)
    copy['additionalProperties'] = false;
  if (nullable === true) return { anyOf: [copy, { type: 'null' }] };
  return copy;
}
