import type { Row } from './matrix.js';
import { EVERYBODY, FROM_MANAGER, FROM_STAFF, NOT_THEIRS, type WhoMay } from './who-may.js';

const STAFF_CHANGE: WhoMay = { may: FROM_MANAGER, outcome: 'INVALID_PLAN' };
const OWNER_CHANGE: WhoMay = { may: ['owner', 'other owner'], outcome: 'PASSWORD_NEEDED' };

/** Of staff members, invitations and roles. */
export const STAFF_QUERIES: Record<string, Row> = {
  staffMembers: { may: FROM_STAFF },
  staffMember: { args: (f) => ({ id: f.staffId }), may: FROM_STAFF, except: NOT_THEIRS },
  roles: { may: FROM_STAFF },
  staffChanges: { args: (f) => ({ id: f.staffId }), may: FROM_MANAGER, except: NOT_THEIRS },
  invitation: { args: (f) => ({ token: f.invitationToken }), may: EVERYBODY },
  staffHours: { args: (f) => ({ staffId: f.staffId }), may: FROM_STAFF, except: NOT_THEIRS },
  staffOpeningPart: { args: (f) => ({ id: f.staffHourId }), may: FROM_STAFF, except: NOT_THEIRS },
  appointmentsToCome: { args: (f) => ({ staffId: f.staffId }), may: FROM_MANAGER, outcome: 'INVALID_PLAN' },
  staffAlbum: { args: (f) => ({ staffId: f.staffId }), may: FROM_STAFF, except: NOT_THEIRS },
  staffMedia: { args: (f) => ({ id: f.staffPhotoId }), may: FROM_STAFF, except: NOT_THEIRS },
};

export const STAFF_MUTATIONS: Record<string, Row> = {
  // The plan has no staff: who could change it is refused for that; test/staff has the plan.
  addStaffMember: { args: () => ({ input: { firstName: 'New', lastName: 'One' } }), ...STAFF_CHANGE },
  updateStaffMember: { args: (f) => ({ id: f.staffId, input: { role: 'MANAGER' } }), ...STAFF_CHANGE },
  archiveStaffMembers: { args: (f) => ({ ids: [f.staffId] }), ...STAFF_CHANGE },
  undoStaffArchival: { args: (f) => ({ ids: [f.staffId] }), ...STAFF_CHANGE },
  restoreStaffMembers: { args: (f) => ({ ids: [f.staffId] }), ...STAFF_CHANGE },
  inviteStaffMember: { args: (f) => ({ id: f.staffId }), ...STAFF_CHANGE },
  // Taking rights away needs no plan.
  revokeInvitation: { args: (f) => ({ id: f.staffId }), may: FROM_MANAGER, except: NOT_THEIRS },
  removeStaffAccess: {
    args: (f) => ({ id: f.staffId }),
    may: FROM_MANAGER,
    outcome: 'CONFLICT', // the staff member does not sign in
    except: NOT_THEIRS,
  },
  makeOwner: { args: (f) => ({ id: f.staffId }), ...OWNER_CHANGE },
  lowerOwner: { args: (f) => ({ id: f.staffId, role: 'MANAGER' }), ...OWNER_CHANGE },
  removeOwner: { args: (f) => ({ id: f.staffId }), ...OWNER_CHANGE },
  leaveBusiness: {
    may: FROM_STAFF,
    except: { owner: 'PASSWORD_NEEDED', 'other owner': 'PASSWORD_NEEDED' },
  },
  // Whoever is signed in may press; it is another address that is invited.
  acceptInvitation: {
    args: (f) => ({ token: f.invitationToken }),
    may: FROM_STAFF,
    outcome: 'CONFLICT',
    except: { kiosk: 'UNAUTHENTICATED', phone: 'UNAUTHENTICATED' },
  },
  signInToInvitation: {
    args: (f) => ({ token: f.invitationToken, password: 'correct horse battery' }),
    may: EVERYBODY,
    outcome: 'UNAUTHENTICATED',
  },
  signUpToInvitation: {
    args: (f) => ({
      token: f.invitationToken,
      input: {
        firstName: 'Bea',
        lastName: 'Ray',
        phone: '5185550111',
        password: 'correct horse battery',
        isThirteenOrOlder: true,
      },
    }),
    may: EVERYBODY,
  },
  addStaffHour: {
    args: (f) => ({ staffId: f.staffId, input: { weekday: 3, opens: 540, closes: 1020 } }),
    ...STAFF_CHANGE,
  },
  updateStaffHour: {
    args: (f) => ({ id: f.staffHourId, input: { weekday: 1, opens: 540, closes: 1020 } }),
    ...STAFF_CHANGE,
  },
  deleteStaffHours: { args: (f) => ({ ids: [f.staffHourId] }), ...STAFF_CHANGE },
  copyStaffHours: { args: (f) => ({ staffId: f.staffId, fromWeekday: 1, toWeekdays: [2] }), ...STAFF_CHANGE },
  setStaffHoursException: {
    args: (f) => ({ staffId: f.staffId, input: { date: '2026-06-20', name: 'Vacation', ranges: [] } }),
    ...STAFF_CHANGE,
  },
  deleteStaffHoursExceptions: { args: (f) => ({ ids: [f.staffExceptionId] }), ...STAFF_CHANGE },
  addStaffMedia: { args: (f) => ({ staffId: f.staffId, files: null }), ...STAFF_CHANGE },
};
