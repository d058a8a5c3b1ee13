import type { Module } from '../../core/module.js';

export const sandbox: Module = { name: 'sandbox', tables: ['sandbox_message'] };
