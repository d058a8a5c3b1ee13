import type { Module } from '../../core/module.js';
import { HoursResolver } from './hours.resolver.js';
import { HoursExceptionResolver } from './hours-exception.resolver.js';
import { PublicHoursResolver } from './public-hours.resolver.js';
import { StaffHoursResolver } from './staff-hours.resolver.js';

export const timetables: Module = {
  name: 'timetables',
  tables: [],
  resolvers: [HoursResolver, HoursExceptionResolver, PublicHoursResolver, StaffHoursResolver],
};
