import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import '../../../entities/ErrorCode.js';
import { closeGate } from './gate.js';
import type { Module } from '../module.js';

/** The built schema behind its gate. Throws, so that the server does not start, over a root field without @Access. */
export async function createSchema(modules: readonly Module[]): Promise<GraphQLSchema> {
  const resolvers = modules.flatMap((module) => module.resolvers ?? []);
  const schema = await buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<Function>,
    // Values are checked by class-validator; its report is cut down to field and rule before anybody reads it.
    validate: { forbidUnknownValues: false },
    pubSub: {
      publish() {
        throw new Error('Ticks leave through the database');
      },
      subscribe() {
        throw new Error('Subscriptions bring their own source');
      },
    },
  });
  return closeGate(
    schema,
    modules.flatMap((module) => module.verifiers ?? []),
  );
}
