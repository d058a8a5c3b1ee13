import { registerEnumType } from 'type-graphql';

/** State of a customer's request to be erased. An erased customer has none: `done` is for the counts only. */
export enum ErasureState {
  OPEN = 'open',
  DONE = 'done',
  DECLINED = 'declined',
  TAKEN_BACK = 'taken-back',
}

registerEnumType(ErasureState, {
  name: 'ErasureState',
  description: "State of a customer's request to be erased.",
  valuesConfig: {
    OPEN: { description: 'The business has not decided yet.' },
    DONE: { description: 'The customer was erased.' },
    DECLINED: { description: 'The business declined it, with a reason.' },
    TAKEN_BACK: { description: 'The customer took it back.' },
  },
});
