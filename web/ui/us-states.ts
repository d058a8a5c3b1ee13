const eastern = 'America/New_York', central = 'America/Chicago', mountain = 'America/Denver', pacific = 'America/Los_Angeles';

/** The 50 states: code, name, and the time zone of most of their people. */
export const usStates: readonly (readonly [code: string, name: string, timeZone: string])[] = [
  ['AL', 'Alabama', central], ['AK', 'Alaska', 'America/Anchorage'], ['AZ', 'Arizona', 'America/Phoenix'], ['AR', 'Arkansas', central],
  ['CA', 'California', pacific], ['CO', 'Colorado', mountain], ['CT', 'Connecticut', eastern], ['DE', 'Delaware', eastern],
  ['FL', 'Florida', eastern], ['GA', 'Georgia', eastern], ['HI', 'Hawaii', 'Pacific/Honolulu'], ['ID', 'Idaho', 'America/Boise'],
  ['IL', 'Illinois', central], ['IN', 'Indiana', 'America/Indiana/Indianapolis'], ['IA', 'Iowa', central], ['KS', 'Kansas', central],
  ['KY', 'Kentucky', eastern], ['LA', 'Louisiana', central], ['ME', 'Maine', eastern], ['MD', 'Maryland', eastern],
  ['MA', 'Massachusetts', eastern], ['MI', 'Michigan', 'America/Detroit'], ['MN', 'Minnesota', central], ['MS', 'Mississippi', central],
  ['MO', 'Missouri', central], ['MT', 'Montana', mountain], ['NE', 'Nebraska', central], ['NV', 'Nevada', pacific],
  ['NH', 'New Hampshire', eastern], ['NJ', 'New Jersey', eastern], ['NM', 'New Mexico', mountain], ['NY', 'New York', eastern],
  ['NC', 'North Carolina', eastern], ['ND', 'North Dakota', central], ['OH', 'Ohio', eastern], ['OK', 'Oklahoma', central],
  ['OR', 'Oregon', pacific], ['PA', 'Pennsylvania', eastern], ['RI', 'Rhode Island', eastern], ['SC', 'South Carolina', eastern],
  ['SD', 'South Dakota', central], ['TN', 'Tennessee', central], ['TX', 'Texas', central], ['UT', 'Utah', mountain],
  ['VT', 'Vermont', eastern], ['VA', 'Virginia', eastern], ['WA', 'Washington', pacific], ['WV', 'West Virginia', eastern],
  ['WI', 'Wisconsin', central], ['WY', 'Wyoming', mountain],
];

export const usTimeZones: readonly (readonly [timeZone: string, name: string])[] = [
  [eastern, 'Eastern'], ['America/Detroit', 'Eastern – Michigan'], ['America/Indiana/Indianapolis', 'Eastern – Indiana'], ['America/Kentucky/Louisville', 'Eastern – Louisville'],
  [central, 'Central'], [mountain, 'Mountain'], ['America/Boise', 'Mountain – Boise'], ['America/Phoenix', 'Arizona (no daylight saving)'],
  [pacific, 'Pacific'], ['America/Anchorage', 'Alaska'], ['America/Adak', 'Aleutian Islands'], ['Pacific/Honolulu', 'Hawaii'],
];

export const guessTimeZone = (state: string): string => usStates.find(([code]) => code === state)?.[2] ?? '';
