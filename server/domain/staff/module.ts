import type { Module } from '../../core/module.js';
import { AccessResolver } from './access/access.resolver.js';
import { INVITATION_LINK } from './invitations/invitation-link.js';
import { STAFF_INVITATION } from './invitations/invitation-message.js';
import { StaffResolver } from './staff.resolver.js';
import { STAFF } from './topics.js';
import { TrailResolver } from './trail/trail.resolver.js';

export const staff: Module = {
  name: 'staff',
  tables: ['staff', 'staff_invitation'],
  resolvers: [StaffResolver, AccessResolver, TrailResolver],
  topics: [STAFF],
  tokenKinds: [INVITATION_LINK],
  messages: [STAFF_INVITATION],
};
