import { beforeEach, describe, expect, test } from '@jest/globals';
import { textConsent } from '../../server/core/messages/consent.js';
import { CheckIn, CheckInOffline } from '../check-ins/check-in.generated.js';
import { LeaveQueue } from '../check-ins/place-in-line.generated.js';
import { SetPlaceLanguage } from '../check-ins/place-language.generated.js';
import { AddPerson } from '../customers/customers.generated.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { Parties, type Party } from './Parties.js';
import { MessagePreview } from './replies.generated.js';

const SPANISH = { 'accept-language': 'es' };

const world = useWorld({ business: false, at: '2026-06-15T16:00:00Z' });
let parties: Parties;
beforeEach(async () => {
  parties = await Parties.open(world);
});

async function checkIn(by: Actor, headers: Record<string, string>, phone = world.newPhone()): Promise<Party> {
  const { addPerson } = await by.must(AddPerson, { input: { firstName: 'Ana', lastName: 'Lee', phone } });
  const { data } = await by.ask(CheckIn, { input: { handle: addPerson.handle, partySize: 1 } }, headers);
  const { checkInId, publicId } = data!.checkIn;
  return { id: checkInId, publicId: publicId!, phone: `+1${phone}`, firstName: 'Ana' };
}

const inSpanish = async (phone?: string) => checkIn(await parties.business.phone(), SPANISH, phone);
const languageOf = async (id: string) =>
  (await parties.rows<{ language: string }>('select language from check_in where id = $1', [id]))[0]!.language;
const bodies = () => parties.twilio.bodies();

describe('the language of a check-in', () => {
  test.each([
    ['es-MX,es;q=0.9', 'es'],
    ['en', 'en'],
    ['de', 'en'],
  ])('is that of the request: %s is %s, on a phone and on a kiosk', async (accepted, language) => {
    for (const by of [await parties.business.phone(), await parties.business.kiosk()])
      expect(await languageOf((await checkIn(by, { 'accept-language': accepted })).id)).toBe(language);
  });

  test('of one that a kiosk hands in later is that in which it was taken', async () => {
    const input = { firstName: 'Ana', lastName: 'Lee', phone: '2125550101', madeAt: '2026-06-15T11:30:00' };
    const { data } = await (await parties.business.kiosk()).ask(CheckInOffline, { input }, SPANISH);
    expect(await languageOf(data!.checkInOffline.checkInId)).toBe('es');
  });

  test('whom a host adds has that of their last check-in, else English', async () => {
    const ana = await inSpanish();
    const [customer] = await parties.rows<{ id: string }>('select customer_id as id from check_in where id = $1', [
      ana.id,
    ]);
    await world.anonymous.must(LeaveQueue, { publicId: ana.publicId });
    const again = await parties.business.checkIn({
      id: customer!.id,
      firstName: 'Ana',
      lastName: 'Lee',
      phone: ana.phone,
    });
    expect(await languageOf(again.id)).toBe('es');
    expect(await languageOf((await parties.party('Bea')).id)).toBe('en');
  });

  test('changes with the choice on the page of the place, for those who hold its link', async () => {
    const ana = await inSpanish();
    const { publicId } = ana;
    await world.anonymous.must(SetPlaceLanguage, { publicId, language: 'en' });
    expect(await languageOf(ana.id)).toBe('en');
    const { errors } = await world.anonymous.ask(SetPlaceLanguage, { publicId, language: 'xx' });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'language' });
    expect(
      await world.anonymous.refused(SetPlaceLanguage, { publicId: `${publicId.slice(0, -3)}abc`, language: 'es' }),
    ).toBe('NOT_FOUND');
    expect(await languageOf(ana.id)).toBe('en');
  });

  test('is that of the words which one agreed to', async () => {
    await inSpanish();
    expect(await parties.rows('select source, wording from text_consent')).toEqual([
      { source: 'phone', wording: textConsent('es') },
    ]);
    expect(textConsent('es')).toMatch(/acepta.*STOP/);
  });
});

describe('a party that checked in in Spanish', () => {
  test('is called up, held and let go in Spanish', async () => {
    const ana = await inSpanish();
    await parties.callUp(ana.id);
    await parties.deliverAll();
    expect(bodies().at(-1)).toMatch(/^Salon Rosa: Ana, ya es su turno\. .*STOP para no recibir textos\.$/);
    await parties.texts(ana.phone, '10 minutos más, por favor');
    await parties.deliverAll();
    expect(await parties.entry(ana.id)).toMatchObject({ hold_until: new Date('2026-06-15T16:10:00Z'), reply: null });
    expect(bodies().at(-1)).toContain('Listo, le guardamos su lugar 10 minutos');
    await parties.texts(ana.phone, 'SALIR');
    await parties.deliverAll();
    expect(await parties.entry(ana.id)).toMatchObject({ status: 'canceled', reply: null });
    expect(bodies().at(-1)).toContain('Usted ha salido de la lista de espera.');
  });

  test('hears a call in Spanish', async () => {
    const ana = await inSpanish();
    await parties.callUp(ana.id, 'CALL');
    await parties.deliverAll();
    expect(parties.twilio.calls).toMatchObject([
      {
        language: 'es',
        spoken: 'Hola, Ana. Le llamamos de Salon Rosa. Ya es su turno. Por favor, pase a la recepción.',
      },
    ]);
  });

  test('gets its mails in Spanish, every line and the language of the document', async () => {
    const ana = await inSpanish();
    const [customer] = await parties.rows<{ id: string }>('select customer_id as id from check_in where id = $1', [
      ana.id,
    ]);
    await parties.business.changeCustomer(customer!, { email: 'ana@example.com' });
    await parties.send({ checkInId: ana.id, template: 'feedback-request', channel: 'email' });
    await parties.deliverAll();
    expect(parties.mails).toHaveLength(1);
    const { subject, html, text } = parties.mails[0]!;
    expect(subject).toBe('¿Cómo fue su visita a Salon Rosa?');
    expect(html).toContain('lang="es"');
    expect(html).toContain('Si el botón no funciona, abra esta dirección:');
    expect(text).toContain('Calificar mi visita:');
    expect(text).toContain('Recibe este correo porque se registró en Salon Rosa.');
  });

  test('stops texts in Spanish words', async () => {
    const ana = await inSpanish();
    await parties.callUp(ana.id);
    await parties.deliverAll();
    await parties.texts(ana.phone, 'No más mensajes');
    const { sentBy, why } = await parties.send({ checkInId: ana.id, template: 'getting-close' });
    expect({ sentBy, why }).toEqual({ sentBy: null, why: 'stopped' });
  });

  test('is previewed to the host in the very words that leave', async () => {
    const ana = await inSpanish();
    const { messagePreview } = await parties.business.owner.must(MessagePreview, { about: 'CALL_UP', id: ana.id });
    await parties.callUp(ana.id);
    await parties.deliverAll();
    expect(messagePreview.language).toBe('es');
    const withoutLink = (text: string) => text.replace(/https?:\/\/\S+/, 'LINK');
    expect(withoutLink(bodies().at(-1)!)).toBe(withoutLink(messagePreview.text));
  });
});
