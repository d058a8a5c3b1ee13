import { registerEnumType } from 'type-graphql';

/** The values are what the database holds. */
export enum AppointmentEventKind {
  ADDED = 'added',
  CHANGED = 'changed',
  FLAG = 'flag',
  DELETED = 'deleted',
  RESTORED = 'restored',
  CHECKED_IN = 'checked-in',
  LAPSED = 'lapsed',
  NOT_TOLD = 'not-told',
}

registerEnumType(AppointmentEventKind, {
  name: 'AppointmentEventKind',
  description: 'What happened to an appointment.',
  valuesConfig: {
    ADDED: { description: 'It was added, by the staff or by its customer.' },
    CHANGED: { description: 'Fields of it were saved.' },
    FLAG: { description: 'Its flag changed.' },
    DELETED: { description: 'It was deleted.' },
    RESTORED: { description: 'Its deletion was undone.' },
    CHECKED_IN: { description: 'Its customer checked in.' },
    NOT_TOLD: { description: 'No message about it could be sent to its customer.' },
    LAPSED: { description: 'Nobody answered the request until its time came.' },
  },
});
