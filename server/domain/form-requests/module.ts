import type { Module } from '../../core/module.js';
import { FormRequestResolver } from './form-request.resolver.js';
import { FORM_REQUEST_LINK } from './request-link.js';
import { FORM_REQUEST_MESSAGE } from './request-message.js';

export const formRequests: Module = {
  name: 'form-requests',
  tables: ['form_request'],
  resolvers: [FormRequestResolver],
  tokenKinds: [FORM_REQUEST_LINK],
  messages: [FORM_REQUEST_MESSAGE],
};
