import { registerEnumType } from 'type-graphql';

export enum FeedbackChannel {
  TEXT = 'text',
  EMAIL = 'email',
}

registerEnumType(FeedbackChannel, {
  name: 'FeedbackChannel',
  description: 'How a party is asked for feedback.',
  valuesConfig: {
    TEXT: { description: 'By text; where none can go out, by e-mail.' },
    EMAIL: { description: 'By e-mail.' },
  },
});
