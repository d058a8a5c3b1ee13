import type { TestBusiness } from '../world/TestBusiness.js';
import type { World } from '../world/World.js';

interface Planted<Fixture> {
  business: TestBusiness;
  fixture: Fixture;
}

/** One business at a time in a world that is emptied before: a call that may change something gets its own, calls that change nothing share one. */
export class PlantedBusinesses<Fixture> {
  readonly #world: World;
  #shared: (Planted<Fixture> & { kind: string }) | null = null;

  constructor(world: World) {
    this.#world = world;
  }

  /** With the fixture of a kind. */
  async get(
    kind: string,
    changes: boolean,
    plant: (business: TestBusiness) => Promise<Fixture>,
  ): Promise<Planted<Fixture>> {
    if (!changes && this.#shared?.kind === kind) return this.#shared;
    this.#shared = null;
    await this.#world.empty();
    const business = await this.#world.aBusiness();
    const planted = { business, fixture: await plant(business), kind };
    if (!changes) this.#shared = planted;
    return planted;
  }
}
