import { afterAll } from '@jest/globals';
import { closeWorkerDatabase } from './database.js';

afterAll(closeWorkerDatabase);
