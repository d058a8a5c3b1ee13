import { AskError, type Ask } from '../../../web/public/ask.js';
import { mockAsk } from '../mock-schema.js';

export const refusing =
  (code: string): Ask =>
  async () => {
    throw new AskError(code, 'Refused');
  };

export const environment = () => ({ supportEmail: 'help@greeter.example', supportPhone: '+1 555 010 0199' });

export const askSupport = mockAsk({ Query: { environment } }).ask;
