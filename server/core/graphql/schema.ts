import 'reflect-metadata';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { buildSchema, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import '../../../entities/ErrorCode.js';
import { closeGate } from './gate.js';
import type { Module } from '../module.js';
import { validateArgument } from './validate-argument.js';

/** The built schema behind its gate. Throws, so that the server does not start, over a root field without @Access. */
export async function createSchema(modules: readonly Module[]): Promise<GraphQLSchema> {
  const resolvers = modules.flatMap((module) => module.resolvers ?? []);
  const schema = await buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<Function>,
    // Its report is reduced to field and rule (errors.ts).
    validateFn: validateArgument,
    skipCheck: true, // Apollo validates the schema when it starts; once is enough
    pubSub: {
      publish() {
        throw new Error('Ticks leave through the database');
      },
      subscribe() {
        throw new Error('Subscriptions bring their own source');
      },
    },
  });
  removeIdleResolvers(schema);
  return closeGate(
    schema,
    modules.flatMap((module) => module.tokenKinds ?? []),
  );
}

/**
 * type-graphql gives a resolver to each field of a class without `simpleResolvers`, though it only reads the property: without it the
 * field takes the fast path, even if the mark was forgotten.
 */
function removeIdleResolvers(schema: GraphQLSchema): void {
  const { fieldResolvers } = getMetadataStorage();
  const isOurs = new Set(
    fieldResolvers.map(
      ({ getObjectType, target, schemaName }) => `${(getObjectType?.() ?? target).name}.${schemaName}`,
    ),
  );
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (!isOurs.has(`${type.name}.${field.name}`)) delete field.resolve;
  }
}
