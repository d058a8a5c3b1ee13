import { beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { newToken } from '../../server/core/tokens.js';
import { aPng, AN_SVG, blobOf } from '../media/images.js';
import { Actor, type RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const DEFAULTS = {
  media_id: null,
  media: null,
  font_family: 'Sans',
  font_size: 45,
  header_text: 'Welcome, Please Check In',
  greeting: 'Thank you! We will be with you shortly.',
  color: '#cccccc',
  party_enabled: 1,
  temp_enabled: 0,
  notes_enabled: 1,
  paused: 0,
  form_enabled: 0,
  form_id: null,
  form_text: '',
  form_version: null,
  form_signature_required: null,
  form_fields: [],
  form_pages: [],
  service_enabled: 0,
  staff_enabled: 0,
  auto_feedback_enabled: 0,
  checkin_auto_feedback: 0,
  country_iso: 'us',
};

const world = useWorld({ vanityName: 'rosa' });
let id: number;

beforeEach(async () => {
  id = Number(world.business.id);
});

const form = (bytes: Buffer): FormData => {
  const input = new FormData();
  input.set('userID', '1');
  input.set('businessID', world.business.id);
  input.set('file', blobOf(bytes), '../logo.png');
  return input;
};

describe('settings', () => {
  test("get-checkinapp tells everybody what it looks like, and not the QR code's token", async () => {
    const { status, body } = await world.anonymous.get(`${AT}/get-checkinapp`, { businessID: world.business.id });
    expect(status).toBe(200);
    expect(body).toEqual({
      business_id: id,
      ...DEFAULTS,
      show_ad: 1,
      full_address: '12 Main St, Albany, NY 12207',
      business: { business_name: 'Salon Rosa', phone: '5185550100', vanity_name: 'rosa' },
    });
    expect((await world.anonymous.get(`${AT}/get-checkinapp`, { businessID: '999999' })).status).toBe(404);
    expect((await world.anonymous.get(`${AT}/get-checkinapp`)).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'That business was not found.',
    });
  });

  test('get-checkinapp of a host holds the QR code of the own business, and of no other', async () => {
    const staff = await world.business.as(Role.STAFF);
    const own = {
      business_id: id,
      public_token: world.business.publicToken,
      url_mobile: `${world.url}/checkinapp/mobile/redirect/${world.business.publicToken}`,
      show_ad: 1,
      full_address: '12 Main St, Albany, NY 12207',
      business: { business_name: 'Salon Rosa', phone: '5185550100', vanity_name: 'rosa' },
    };
    expect((await staff.get(`${AT}/get-checkinapp`, { businessID: world.business.id })).body).toMatchObject(own);
    expect((await staff.get(`${AT}/get-checkinapp`)).body).toMatchObject(own);
    const other = await world.aBusiness();
    for (const actor of [other.owner, await world.business.kiosk(), await world.business.phone()])
      expect((await actor.get(`${AT}/get-checkinapp`, { businessID: world.business.id })).body).not.toHaveProperty(
        'public_token',
      );
  });

  test('form_id of a template asks for a copy of it, which everybody reads as form_text', async () => {
    const { owner } = world.business;
    const { status, body } = await owner.post<{ checkinapp: { form_id: number; form_text: string } }>(
      `${AT}/update-checkinapp`,
      { checkinapp: { form_enabled: 1, form_id: 1, form_valid_days: '30' } },
    );
    const { form_id: formId, form_text: formText } = body.checkinapp;
    expect([status, body.checkinapp]).toMatchObject([200, { form_enabled: 1, form_valid_days: 30 }]);
    expect([Math.floor(formId / 2 ** 32), formText.length > 100]).toEqual([id, true]);
    expect((await world.anonymous.get(`${AT}/get-checkinapp`, { businessID: world.business.id })).body).toMatchObject({
      form_enabled: 1,
      form_id: formId,
      form_text: formText,
    });
    await owner.post(`${AT}/update-checkinapp`, { checkinapp: { form_enabled: 0 } });
    expect((await world.anonymous.get(`${AT}/get-checkinapp`, { businessID: world.business.id })).body).toMatchObject({
      form_enabled: 0,
      form_id: null,
      form_text: '',
      form_version: null,
      form_signature_required: null,
      form_fields: [],
      form_pages: [],
    });
    expect((await owner.get(`${AT}/get-checkinapp`)).body).toMatchObject({
      form_enabled: 0,
      form_id: formId,
      form_valid_days: 30,
    });
  });

  test('update-checkinapp of another business is not found', async () => {
    const other = await world.aBusiness();
    const sent = { checkinapp: { business_id: Number(other.id), header_text: 'Ours now' } };
    const inside = { checkinapp: { businessID: Number(other.id), header_text: 'Ours now' } };
    for (const body of [sent, inside, { checkinapp: JSON.stringify(sent.checkinapp) }, { ...sent, businessID: id }])
      expect(await world.business.owner.post(`${AT}/update-checkinapp`, body)).toMatchObject({
        status: 404,
        body: { errorUpdateCheckinApp: 'That business was not found.' },
      });
  });

  test('update-checkinapp takes the settings as JSON of a form', async () => {
    const response = await fetch(`${world.url}${AT}/update-checkinapp`, {
      method: 'POST',
      headers: { authorization: world.business.owner.token! },
      body: new URLSearchParams({ checkinapp: JSON.stringify({ header_text: 'From a form' }) }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { checkinapp: { header_text: 'From a form' } },
    ]);
  });

  test('update-checkinapp takes flags and numbers as clients send them', async () => {
    const { status, body } = await world.business.owner.post(`${AT}/update-checkinapp`, {
      token: 'ignored',
      checkinapp: {
        font_family: 'AlexBrush',
        font_size: '60',
        header_text: 'Hi',
        color: '#FF0000',
        party_enabled: 0,
        temp_enabled: '1',
        notes_enabled: false,
        business_id: id,
        public_token: 'mine',
        media_id: 7,
      },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Saved',
      businessID: id,
      checkinapp: {
        business_id: id,
        ...DEFAULTS,
        font_family: 'AlexBrush',
        font_size: 60,
        header_text: 'Hi',
        color: '#ff0000',
        party_enabled: 0,
        temp_enabled: 1,
        notes_enabled: 0,
        public_token: world.business.publicToken,
        url_mobile: `${world.url}/checkinapp/mobile/redirect/${world.business.publicToken}`,
        url_monitor: expect.stringContaining(`${world.url}/monitor/`),
        close_texts_enabled: 0,
        place_links_enabled: 1,
        form_valid_days: 365,
        grace_minutes: 0,
        automatic_texts_per_day: 600,
        only_from_here: 0,
      },
    });
  });

  test.each([
    [{ font_size: 44 }, 422, 'INVALID_INPUT'],
    [{ color: 'red' }, 422, 'INVALID_INPUT'],
    [{ font_family: 'Comic' }, 422, 'INVALID_INPUT'],
    [{ font_size: 'big' }, 422, 'INVALID_INPUT'],
    [{ paused: 'perhaps' }, 422, 'INVALID_INPUT'],
    [{}, 422, 'INVALID_INPUT'],
    ['{', 422, 'INVALID_INPUT'],
  ])('update-checkinapp refuses %p under its key', async (checkinapp, status, code) => {
    const answer = await world.business.owner.post<RestRefusal>(`${AT}/update-checkinapp`, { checkinapp });
    expect(answer).toMatchObject({
      status,
      body: { code, message: expect.any(String), errorUpdateCheckinApp: answer.body.message },
    });
  });

  test.each([
    [Role.MANAGER, 200],
    [Role.FRONT_DESK, 403],
    [Role.STAFF, 403],
  ])('role %p saving: %p', async (role, status) => {
    expect(
      (await (await world.business.as(role)).post(`${AT}/update-checkinapp`, { checkinapp: { header_text: 'Hi' } }))
        .status,
    ).toBe(status);
    expect((await world.anonymous.post(`${AT}/update-checkinapp`, { checkinapp: { header_text: 'Hi' } })).status).toBe(
      401,
    );
  });
});

describe('the logo', () => {
  test('goes up, is there for everybody, and goes away', async () => {
    const upload = await world.business.owner.post<{ mediaID: number; media: { media_name: string } }>(
      `${AT}/add-checkinapp-media`,
      form(await aPng()),
    );
    expect(upload).toMatchObject({
      status: 200,
      body: {
        mediaID: expect.any(Number),
        media: { width: 40, height: 30, media_name: expect.stringMatching(/^\d+-[0-9a-f]{32}\.png$/) },
      },
    });
    const { mediaID, media } = upload.body;
    expect((await world.anonymous.get(`${AT}/get-checkinapp-media`, { mediaID: String(mediaID) })).body).toEqual(media);
    expect((await world.anonymous.get(`/api/static/media/checkinapp/preview/${media.media_name}`)).status).toBe(200);
    expect((await world.anonymous.get(`${AT}/get-checkinapp`, { businessID: world.business.id })).body).toMatchObject({
      media_id: mediaID,
      media,
    });
    expect((await world.business.owner.post(`${AT}/remove-checkinapp-media`, { businessID: id })).body).toEqual({
      success: true,
      message: 'The logo was removed',
      businessID: id,
    });
    expect(
      (
        await world.anonymous.get<{ media_id: number | null }>(`${AT}/get-checkinapp`, {
          businessID: world.business.id,
        })
      ).body.media_id,
    ).toBeNull();
  });

  test('is refused under its key', async () => {
    const svg = await world.business.owner.post(`${AT}/add-checkinapp-media`, form(AN_SVG));
    expect(svg).toMatchObject({
      status: 422,
      body: { code: 'UNSUPPORTED_IMAGE', errorUploadMedia: 'Only JPG, JPEG and PNG images can be used.' },
    });
    const png = await aPng();
    const large = await world.business.owner.post(
      `${AT}/add-checkinapp-media`,
      form(Buffer.concat([png, Buffer.alloc(21_000_000 - png.length)])),
    );
    expect(large).toMatchObject({ status: 413, body: { code: 'TOO_LARGE', errorUploadMedia: expect.any(String) } });
    const nothing = new FormData();
    nothing.set('userID', '1');
    expect(await world.business.owner.post(`${AT}/add-checkinapp-media`, nothing)).toMatchObject({
      status: 422,
      body: { errorUploadMedia: 'There is no file.' },
    });
    const two = form(png);
    two.set('second', blobOf(png), 'second.png');
    expect(await world.business.owner.post(`${AT}/add-checkinapp-media`, two)).toMatchObject({
      status: 422,
      body: { errorUploadMedia: 'Send one file only.' },
    });
    expect(await world.anonymous.post(`${AT}/add-checkinapp-media`, form(png))).toMatchObject({
      status: 401,
      body: { errorUploadMedia: expect.any(String) },
    });
  });

  test('exactly 20,000,000 bytes are allowed', async () => {
    const png = await aPng();
    expect(
      (
        await world.business.owner.post(
          `${AT}/add-checkinapp-media`,
          form(Buffer.concat([png, Buffer.alloc(20_000_000 - png.length)])),
        )
      ).status,
    ).toBe(200);
  });

  test.each(['1', '0', 'abc', '99999999999999999999', ''])(
    'get-checkinapp-media of %p is not found',
    async (mediaID) => {
      expect((await world.anonymous.get(`${AT}/get-checkinapp-media`, { mediaID })).status).toBe(404);
    },
  );
});

describe('kiosk and phone', () => {
  test('update-checkinapp-private-token adds a device for a host, and replaces the token of a kiosk', async () => {
    const first = await (
      await world.business.as(Role.FRONT_DESK)
    ).post<{ privateToken: string }>(`${AT}/update-checkinapp-private-token`, { businessID: id });
    expect(first.body).toEqual({ privateToken: expect.stringMatching(/^gk_/), businessID: id });
    const second = await new Actor(world.url, first.body.privateToken).post<{ privateToken: string }>(
      `${AT}/update-checkinapp-private-token`,
      {
        businessID: id,
      },
    );
    expect(await world.rows(world.business.id, 'select id from kiosk_device')).toHaveLength(1);
    const authenticate = (checkinAppToken: string) =>
      world.anonymous.get(`${AT}/authenticate-checkinapp`, { checkinAppToken });
    const good = await authenticate(second.body.privateToken);
    expect(good.body).toEqual({ success: true, business_id: id });
    expect([good.headers.get('cache-control'), good.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect((await authenticate(first.body.privateToken)).status).toBe(404);
    expect((await authenticate('nonsense')).status).toBe(404);
    expect((await world.anonymous.post(`${AT}/update-checkinapp-private-token`, { businessID: id })).status).toBe(401);
    expect((await (await world.business.as(Role.STAFF)).post(`${AT}/update-checkinapp-private-token`)).status).toBe(
      403,
    );
  });

  test('start-phone-session answers token and expiry', async () => {
    const { body } = await world.anonymous.post(`${AT}/start-phone-session`, {
      publicToken: world.business.publicToken,
    });
    expect(body).toEqual({
      phoneToken: expect.stringMatching(/^gp_/),
      expiry: world.clock.now().getTime() / 1000 + 300 * 60,
      businessID: id,
    });
    expect(
      (await world.anonymous.post(`${AT}/start-phone-session`, { publicToken: newToken('q', world.business.id) }))
        .status,
    ).toBe(404);
    expect((await world.anonymous.post(`${AT}/start-phone-session`)).status).toBe(422);
  });
});
