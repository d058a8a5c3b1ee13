import { registerEnumType } from 'type-graphql';

export enum FeedbackChannel {
  TEXT = 'text',
  EMAIL = 'email',
}

registerEnumType(FeedbackChannel, {
  name: 'FeedbackChannel',
  description: 'How a party is asked for feedback.',
  valuesConfig: {
    TEXT: { description: 'By text, or by e-mail if no text can be sent.' },
    EMAIL: { description: 'By e-mail.' },
  },
});
