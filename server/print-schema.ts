import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './core/graphql/schema.js';
import { MODULES } from './modules.js';

process.stdout.write(`${printSchema(lexicographicSortSchema(await createSchema(MODULES)))}\n`);
