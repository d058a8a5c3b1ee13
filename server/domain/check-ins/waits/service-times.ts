/** Where the steps of hazards begin, in mean lengths of a service. */
export const AGES = [0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1.1, 1.3, 1.5, 1.8, 2.2, 3, 4];
const LAST = AGES.length - 1;
/** Steps by age, in twentieths. */
const STEPS = Uint8Array.from({ length: 20 * AGES[LAST]! }, (_, index) =>
  AGES.findLastIndex((age) => age <= (index + 0.5) / 20),
);

export const stepOf = (age: number): number => (age >= AGES[LAST]! ? LAST : STEPS[Math.floor(age * 20)]!);

/**
 * How long a station serves a party, as hazards: the chance per `mean` that a service ends, by its age. Any shape fits: chairs that take 20 to 30
 * minutes, tables of which some stay for hours.
 */
export class ServiceTimes {
  /** Sums of the hazards up to AGES. */
  private readonly sums = new Float64Array(AGES.length);

  constructor(
    /** Minutes; the unit of ages. */
    readonly mean: number,
    /** By AGES; constant from one age to the next. */
    readonly hazards: readonly number[],
  ) {
    for (let step = 0; step < LAST; step += 1)
      this.sums[step + 1] = this.sums[step]! + hazards[step]! * (AGES[step + 1]! - AGES[step]!);
  }

  hazardAt(age: number): number {
    return this.hazards[stepOf(age)]!;
  }

  /** A service is over at an age with a chance of 1 − exp(−hazardUpTo). */
  hazardUpTo(age: number): number {
    const step = stepOf(age);
    return this.sums[step]! + this.hazards[step]! * (age - AGES[step]!);
  }

  /** The age at which hazardUpTo reaches a value. */
  ageAt(hazard: number): number {
    let step = LAST;
    while (this.sums[step]! > hazard) step -= 1;
    return AGES[step]! + (hazard - this.sums[step]!) / this.hazards[step]!;
  }
}
