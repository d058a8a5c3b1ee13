import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import '../../../entities/ErrorCode.js';
import { closeGate } from './gate.js';
import { RESOLVERS } from '../../resolvers.js';

/** The built schema behind its gate. Throws, so that the server does not start, over a root field without @Access. */
export async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: RESOLVERS,
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
  return closeGate(schema);
}
