import type { BrowserContextOptions, Page } from 'playwright-core';
import { Actor } from '../world/Actor.js';
import { newPage } from './browser.js';
import { mailedLink } from './mails.js';
import { SetUpBusiness, SignUp, ValidateSignUpToken } from '../accounts/sign-up.generated.js';
import { SignIn } from '../accounts/sign-in.generated.js';
import { AddPerson } from '../customers/customers.generated.js';
import { AddCheckIn } from '../check-ins/check-in.generated.js';
import { SetCheckInStatus } from '../check-ins/status.generated.js';
import { CheckInApp, UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { LaunchKiosk } from '../check-in-app/kiosk.generated.js';
import { Queue } from '../check-ins/queue.generated.js';

export const PASSWORD = 'a long walk by the sea';
const LOGIN_COOKIE = 'greeter_login';

type Status = 'CHECKED_IN' | 'READY' | 'SEATED' | 'CANCELED';
export type Party = { id: string; publicId: string; version: number; status: Status };
type Look = { width?: number; scheme?: 'light' | 'dark'; options?: BrowserContextOptions };
export type Guest = {
  firstName?: string;
  lastName?: string;
  phone?: string;
  partySize?: number;
  notes?: string | null;
};

let phones = 0;

/** A phone number that nobody has yet. */
export function newPhone(): string {
  phones += 1;
  return `212555${String(phones).padStart(4, '0')}`;
}

/** A business on a running product, made through the API as its owner would, and the pages of those who use it. */
export class Salon {
  readonly url: string;
  readonly email: string;
  readonly owner: Actor;
  readonly businessId: string;
  readonly publicToken: string;

  constructor(url: string, email: string, owner: Actor, businessId: string, publicToken: string) {
    this.url = url;
    this.email = email;
    this.owner = owner;
    this.businessId = businessId;
    this.publicToken = publicToken;
  }

  static async open(
    url: string,
    { name = 'Salon Rosa', email = 'rosa@example.com', firstName = 'Rosa', lastName = 'Diaz' } = {},
  ): Promise<Salon> {
    const visitor = new Actor(url, null);
    await visitor.must(SignUp, {
      input: { firstName, lastName, email, phone: '(518) 555-0101', password: PASSWORD, isThirteenOrOlder: true },
    });
    const mailed = (await mailedLink(url, email, '/verification/signup/')).split('/').at(-1)!;
    const {
      validateSignUpToken: { token },
    } = await visitor.must(ValidateSignUpToken, { token: mailed });
    const { setUpBusiness } = await visitor.must(SetUpBusiness, {
      token: token!,
      input: { name, address: '12 Main St', city: 'Albany', state: 'NY', zip: '12207', phone: '518-555-0100' },
    });
    const owner = new Actor(url, setUpBusiness.loginToken);
    const { checkInApp } = await owner.must(CheckInApp);
    return new Salon(url, email, owner, setUpBusiness.viewer!.business!.id, checkInApp.publicToken);
  }

  get phoneLink(): string {
    return `${this.url}/checkinapp/mobile/redirect/${this.publicToken}`;
  }

  placeLink({ publicId }: Party): string {
    return `${this.url}/ck/${publicId}`;
  }

  /** A fresh session of the owner. */
  async signIn(): Promise<string> {
    const { signIn } = await new Actor(this.url, null).must(SignIn, { email: this.email, password: PASSWORD });
    return signIn.loginToken!;
  }

  /** A new kiosk device. */
  async launch(name = 'Front desk'): Promise<{ id: string; token: string }> {
    const { launchKiosk } = await this.owner.must(LaunchKiosk, { name });
    return { id: launchKiosk.device.id, token: launchKiosk.token };
  }

  async isPaused(): Promise<boolean> {
    return (await this.owner.must(CheckInApp)).checkInApp.paused;
  }

  async change(input: Record<string, unknown>): Promise<void> {
    await this.owner.must(UpdateCheckInApp, { input });
  }

  /** A party that the host checks in. */
  async checkIn({
    firstName = 'Ann',
    lastName = 'Lee',
    phone = newPhone(),
    partySize = 1,
    notes = null,
  }: Guest = {}): Promise<Party> {
    const {
      addPerson: { handle },
    } = await this.owner.must(AddPerson, { input: { firstName, lastName, phone } });
    const { addCheckIn } = await this.owner.must(AddCheckIn, {
      input: { handle, partySize, notes },
    });
    return addCheckIn;
  }

  async setStatus({ id, version }: Party, status: Status): Promise<Party> {
    const { setCheckInStatus } = await this.owner.must(SetCheckInStatus, {
      id,
      status,
      version,
    });
    return setCheckInStatus;
  }

  /** Everybody who waits or is ready, in the order of the queue. */
  async waiting(): Promise<
    { id: string; partySize: number; notes: string; customer: { firstName: string; lastName: string } }[]
  > {
    const { queue } = await this.owner.must(Queue);
    return queue.items;
  }

  /** A browser in which the owner is signed in, at an address of the account area. */
  async hostPage(path: string, { width, scheme, options }: Look = {}, loginToken = this.owner.token!): Promise<Page> {
    const page = await newPage(width, scheme, { baseURL: this.url, ...options });
    await this.signInto(page, loginToken);
    await page.goto(path);
    return page;
  }

  /** Signs the owner in to the page's browser, unnoticed by its tabs. */
  async signInto(page: Page, loginToken = this.owner.token!): Promise<void> {
    await page
      .context()
      .addCookies([{ name: LOGIN_COOKIE, value: loginToken, url: this.url, httpOnly: true, sameSite: 'Lax' }]);
  }

  /** A tablet that runs the check-in app, at its splash. */
  async kioskPage({ width = 820, scheme, options }: Look = {}, token?: string): Promise<Page> {
    const value = token ?? (await this.launch()).token;
    const page = await newPage(width, scheme, {
      baseURL: this.url,
      storageState: {
        cookies: [],
        origins: [{ origin: this.url, localStorage: [{ name: 'greeter.kioskToken', value }] }],
      },
      ...options,
    });
    await page.goto('/checkinapp');
    return page;
  }

  /** A customer's phone that scanned the QR code, at the form. */
  async phonePage({ width = 390, scheme, options }: Look = {}): Promise<Page> {
    const page = await newPage(width, scheme, { baseURL: this.url, ...options });
    await page.goto(this.phoneLink);
    // The form is there before its session, and before the script.
    await page.waitForURL('**/checkinapp/mobile');
    return page;
  }

  /** The page of a party's own place in line. */
  async placePage(party: Party, { width = 390, scheme, options }: Look = {}): Promise<Page> {
    const page = await newPage(width, scheme, { baseURL: this.url, ...options });
    await page.goto(this.placeLink(party));
    return page;
  }
}
