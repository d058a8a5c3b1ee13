import { registerEnumType } from 'type-graphql';

/** The values are the channels of messages. */
export enum CallUpChannel {
  TEXT = 'text',
  CALL = 'call',
}

registerEnumType(CallUpChannel, {
  name: 'CallUpChannel',
  description: 'How a party is called up.',
  valuesConfig: { TEXT: { description: 'A text.' }, CALL: { description: 'A phone call.' } },
});
