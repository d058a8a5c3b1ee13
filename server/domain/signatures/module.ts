import type { Module } from '../../core/module.js';

export const signatures: Module = {
  name: 'signatures',
  tables: ['signature', 'signature_copy', 'signature_head', 'signature_log', 'signing_key'],
};
