import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './schema.js';

process.stdout.write(`${printSchema(lexicographicSortSchema(await createSchema()))}\n`);
