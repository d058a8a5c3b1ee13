import type { Module } from '../../core/module.js';
import { AccessResolver } from './access/access.resolver.js';
import { INVITATION_LINK } from './invitations/invitation-link.js';
import { STAFF_INVITATION } from './invitations/invitation-message.js';
import { StaffResolver } from './staff.resolver.js';
import { STAFF } from './topics.js';
import { ChangesResolver } from './changes/changes.resolver.js';

export const staff: Module = {
  name: 'staff',
  tables: ['staff', 'staff_invitation'],
  resolvers: [StaffResolver, AccessResolver, ChangesResolver],
  topics: [STAFF],
  tokenKinds: [INVITATION_LINK],
  messages: [STAFF_INVITATION],
};
