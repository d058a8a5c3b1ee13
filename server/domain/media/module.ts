import type { Module } from '../../core/module.js';
import { MediaResolver } from './media.resolver.js';

export const media: Module = { name: 'media', tables: ['media'], resolvers: [MediaResolver] };
