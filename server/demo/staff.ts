export interface DemoMember {
  firstName: string;
  lastName: string;
  role: 'MANAGER' | 'FRONT_DESK' | 'STAFF';
  color: string;
  /** Weekdays on which they work, 0 for Sunday, in minutes of the day. */
  weekdays: readonly number[];
  opens: number;
  closes: number;
  /** Days from now of a week off. */
  awayIn?: number;
}

export const STAFF: readonly DemoMember[] = [
  {
    firstName: 'Bea',
    lastName: 'Ray',
    role: 'MANAGER',
    color: '#00838f',
    weekdays: [2, 3, 4, 5],
    opens: 540,
    closes: 1020,
  },
  {
    firstName: 'Cleo',
    lastName: 'Park',
    role: 'FRONT_DESK',
    color: '#6a1b9a',
    weekdays: [1, 2, 4, 5, 6],
    opens: 600,
    closes: 1020,
  },
  {
    firstName: 'Theo',
    lastName: 'Novak',
    role: 'STAFF',
    color: '#ef6c00',
    weekdays: [3, 4, 5, 6],
    opens: 660,
    closes: 1140,
    awayIn: 14,
  },
];
