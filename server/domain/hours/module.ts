import type { Module } from '../../core/module.js';

/** Its operations stand in `timetables`. */
export const hours: Module = { name: 'hours', tables: ['business_hour', 'hours_exception'] };
