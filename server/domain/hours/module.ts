import type { Module } from '../../core/module.js';
import { HoursResolver } from './hours.resolver.js';
import { HoursExceptionResolver } from './hours-exception.resolver.js';
import { PublicHoursResolver } from './public-hours.resolver.js';

export const hours: Module = {
  name: 'hours',
  tables: ['business_hour', 'hours_exception'],
  resolvers: [HoursResolver, HoursExceptionResolver, PublicHoursResolver],
};
