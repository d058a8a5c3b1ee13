import type { Module } from '../../core/module.js';
import { FormResolver } from './form.resolver.js';

export const forms: Module = {
  name: 'forms',
  tables: ['form', 'form_version', 'form_template'],
  resolvers: [FormResolver],
};
