import { RequestError, type Request } from '../../../web/public/request.js';
import { mockRequest } from '../mock-schema.js';

export const refusing =
  (code: string): Request =>
  async () => {
    throw new RequestError(code, 'Refused');
  };

export const environment = () => ({ supportEmail: 'help@greeter.example', supportPhone: '+1 555 010 0199' });

export const requestSupport = mockRequest({ Query: { environment, viewer: () => null } }).request;
