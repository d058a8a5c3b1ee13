import { describe, expect, test } from '@jest/globals';
import { replyMeaning, type OptOut } from '../../server/core/messages/reply-kind.js';
import { partyRequest } from '../../server/domain/check-ins/messages/party-request.js';

/** As a text to a party is read. */
const replyOf = (body: string, optOut: OptOut | null) => {
  const request = partyRequest(body);
  return { minutes: 0, ...request, ...replyMeaning(body, optOut, request?.kind ?? null) };
};

const kind = (body: string) => replyOf(body, null).kind;

describe('what a text asks for', () => {
  test.each([
    ['10', 10],
    ['10 more minutes', 10],
    [' 10 more minutes!! ', 10],
    ['5', 5],
    ['60', 60],
    ['15 min', 15],
    ['15mins', 15],
    ['20 minutes', 20],
    ['10 minutes more please', 10],
    ['10 more', 10],
    ['Need 10 more minutes.', 10],
    ['10 minutos más', 10],
    ['10 minutos mas por favor', 10],
    ['Necesito 15 min más.', 15],
    ['¡Otros 10 minutos, por favor!', 10],
    ['Por favor 20 minutos extra', 20],
  ])('%s: to be held for %i minutes', (body, minutes) => {
    expect(replyOf(body, null)).toMatchObject({ kind: 'more-time', minutes, stops: false, starts: false });
  });

  test.each([
    '4',
    '61',
    '0',
    '100',
    '10 people',
    'we are 10',
    '10:30',
    '1 0',
    '10 minutes late because of the bus',
    'somos 10',
    '10 minutos tarde por el autobús',
    '-10',
    '10.5',
    '',
  ])('%s: nothing that acts', (body) => {
    expect(kind(body)).toBe('message');
  });

  test.each([
    'cancel',
    'Cancel.',
    'LEAVE',
    'please cancel',
    'cancel my spot',
    'leave the queue',
    'cancel my place please',
    'SALIR',
    'cancelar',
    'Cancele mi turno, por favor.',
    'quiero salir de la fila',
    'me voy',
  ])('%s: to leave', (body) => {
    expect(kind(body)).toBe('cancel');
  });

  test.each([
    "don't cancel",
    'cancel my 3pm and keep this',
    'we leave the house now',
    'yes',
    'stop by later?',
    'please stop by the car',
    'START',
    'ok',
    'no cancelen mi turno',
    'llego en 10 minutos',
    'no me manden a casa',
    'paramos por un café',
  ])('%s: to be read by the host', (body) => {
    expect(kind(body)).toBe('message');
  });

  test.each([
    'stop texting me',
    'Please stop sending these texts',
    'quit texting',
    'please stop',
    'Stop, please!',
    'STOP NOW',
    'unsubscribe me please',
    'stop texts',
    'No más mensajes.',
    'por favor no me manden más textos',
    'ALTO',
    'cancelar los mensajes',
    'darme de baja',
  ])('%s: no texts any more', (body) => {
    expect(replyOf(body, null)).toMatchObject({ kind: 'stop', stops: true });
  });

  test('the provider knows its own words', () => {
    expect(replyOf('STOP', 'STOP')).toMatchObject({ kind: 'stop', stops: true });
    expect(replyOf('yes', 'START')).toMatchObject({ kind: 'start', starts: true });
    expect(replyOf('INFO', 'HELP')).toMatchObject({ kind: 'help', stops: false, starts: false });
  });

  test('a "cancel" that the provider takes for a STOP is both', () => {
    expect(replyOf('Cancel', 'STOP')).toMatchObject({ kind: 'cancel', stops: true });
  });
});
