import { registerEnumType } from 'type-graphql';

/** Why a calendar elsewhere could not be read. */
export enum OutsideFault {
  ADDRESS = 'ADDRESS',
  NOT_PUBLIC = 'NOT_PUBLIC',
  UNREACHABLE = 'UNREACHABLE',
  TOO_SLOW = 'TOO_SLOW',
  REFUSED = 'REFUSED',
  TOO_MANY_REDIRECTS = 'TOO_MANY_REDIRECTS',
  TOO_LARGE = 'TOO_LARGE',
  NOT_A_CALENDAR = 'NOT_A_CALENDAR',
  BROKEN = 'BROKEN',
  UNKNOWN_ZONE = 'UNKNOWN_ZONE',
  TOO_COMPLEX = 'TOO_COMPLEX',
}

registerEnumType(OutsideFault, {
  name: 'OutsideFault',
  description: 'Why a calendar elsewhere could not be read.',
  valuesConfig: {
    ADDRESS: { description: 'It leads to an address that does not begin with https, or is not one.' },
    NOT_PUBLIC: { description: 'It leads to a computer that is not on the public internet.' },
    UNREACHABLE: { description: 'There is no such server, or it cannot be reached.' },
    TOO_SLOW: { description: 'The answer took more than 10 seconds.' },
    REFUSED: { description: 'The server refused; the detail is its HTTP status.' },
    TOO_MANY_REDIRECTS: { description: 'It leads on more than 3 times.' },
    TOO_LARGE: { description: 'The file has more than 5 MB.' },
    NOT_A_CALENDAR: { description: 'What stands there is no iCalendar file.' },
    BROKEN: { description: 'The file cannot be read.' },
    UNKNOWN_ZONE: { description: 'A time is in a time zone that nobody knows; the detail is its name.' },
    TOO_COMPLEX: { description: 'An event repeats too often, or the file takes too long to read.' },
  },
});
