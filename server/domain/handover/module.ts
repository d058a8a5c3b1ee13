import type { Module } from '../../core/module.js';
import { HandoverResolver } from './handover.resolver.js';

/** What a staff member leaves behind: it knows both the staff and what is kept for them. */
export const handover: Module = { name: 'handover', tables: [], resolvers: [HandoverResolver] };
