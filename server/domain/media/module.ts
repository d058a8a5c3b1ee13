import type { Module } from '../../core/module.js';
import { MediaResolver } from './media.resolver.js';
import { FILE_NAMES } from './media.sql.js';

export const media: Module = { name: 'media', tables: ['media'], resolvers: [MediaResolver], files: [FILE_NAMES] };
