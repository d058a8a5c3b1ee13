/** What a call is made with: ids and tokens of one business that was made for it. */
export interface Fixture {
  businessId: string;
  checkInId: string;
  deletedId: string;
  publicId: string;
  customerId: string;
  deviceId: string;
  publicToken: string;
  /** Handles are sealed for one business: the caller's own look-up made it. */
  handle: string;
  kioskToken: string;
  monitorToken: string;
  mediaId: string;
  version: number;
  phone: string;
}

interface Row {
  args?: (fixture: Fixture) => Record<string, unknown>;
  /** One sign per actor, in the order of ACTORS. */
  expected: string;
}

/** `link` holds the party's private link and nothing else; `expired` held a session that has ended. */
export const ACTORS = [
  'anonymous',
  'link',
  'phone',
  'kiosk',
  'staff',
  'front desk',
  'manager',
  'owner',
  'other owner',
  'expired',
] as const;

/** + answered, U unauthenticated, F forbidden, N not found, T invalid token, I invalid input, C conflict, P refused for the plan. */
export const SIGNS: Record<string, string> = {
  '+': 'answered',
  U: 'UNAUTHENTICATED',
  F: 'FORBIDDEN',
  N: 'NOT_FOUND',
  T: 'INVALID_TOKEN',
  I: 'INVALID_INPUT',
  C: 'CONFLICT',
  P: 'INVALID_PLAN',
};

/** Every root field of the schema: a field without a row fails the test. */
export const MATRIX: Record<'query' | 'mutation' | 'subscription', Record<string, Row>> = {
  //                                                                                a l p k s f m o x e
  query: {
    environment: { expected: '++++++++++' },
    viewer: { expected: '++++++++++' },
    business: { args: (f) => ({ businessId: f.businessId }), expected: '++++++++++' },
    publicCheckInApp: { args: (f) => ({ businessId: f.businessId }), expected: '++++++++++' },
    placeInLine: { args: (f) => ({ publicId: f.publicId }), expected: '++++++++++' },
    monitor: { args: (f) => ({ token: f.monitorToken }), expected: '++++++++++' },
    checkInApp: { expected: 'UUFF+++++U' },
    kioskDevices: { expected: 'UUFFF++++U' },
    checkInPoster: { expected: 'UUFF+++++U' },
    kiosk: { expected: 'UU++FFFFFU' },
    checkInReceipt: { args: (f) => ({ id: f.checkInId }), expected: 'UUNNFFFFFU' },
    persons: { args: (f) => ({ phone: f.phone }), expected: 'UU++F++++U' },
    queue: { expected: 'UUFF+++++U' },
    messagePreview: { args: (f) => ({ id: f.checkInId, about: 'CALL_UP' }), expected: 'UUFFFPPPPU' },
    textAllowance: { expected: 'UUFF+++++U' },
    queueCounts: { expected: 'UUFF+++++U' },
    checkIn: { args: (f) => ({ id: f.checkInId }), expected: 'UUFF++++NU' },
    checkInActivity: { args: (f) => ({ id: f.checkInId }), expected: 'UUFF++++NU' },
    checkInStatistics: { args: () => ({ from: '2026-06-01', to: '2026-06-14' }), expected: 'UUFFFFPPPU' },
    customerCheckIns: { args: (f) => ({ customerId: f.customerId }), expected: 'UUFFF++++U' },
    kioskOfToken: { args: (f) => ({ token: f.kioskToken }), expected: '++++++++++' },
    publicMedia: { args: (f) => ({ businessId: f.businessId, id: f.mediaId }), expected: '++++++++++' },
    customerProfile: { args: (f) => ({ id: f.customerId }), expected: 'UUFFF+++NU' },
    plans: { expected: '++++++++++' },
    verifyCustomer: { args: (f) => ({ handle: f.handle }), expected: 'UU++F+++IU' },
  },
  //                                                                                a l p k s f m o x e
  mutation: {
    addCheckIn: { args: (f) => ({ input: { customerId: f.customerId } }), expected: 'UUFFFCCCNU' },
    setCheckInStatus: {
      args: (f) => ({ id: f.checkInId, status: 'READY', version: f.version }),
      expected: 'UUFF++++NU',
    },
    updateCheckIn: {
      args: (f) => ({ id: f.checkInId, version: f.version, input: { partySize: 2 } }),
      expected: 'UUFFF+++NU',
    },
    callUp: { args: (f) => ({ id: f.checkInId, channel: 'TEXT', version: f.version }), expected: 'UUFFFPPPPU' },
    markNoShow: { args: (f) => ({ id: f.checkInId, version: f.version }), expected: 'UUFF++++NU' },
    undoCheckInStatus: { args: (f) => ({ id: f.checkInId, version: f.version }), expected: 'UUFFCCCCNU' },
    deleteCheckIns: { args: (f) => ({ ids: [f.checkInId] }), expected: 'UUFFF+++NU' },
    restoreCheckIns: { args: (f) => ({ ids: [f.deletedId] }), expected: 'UUFFF+++NU' },
    leaveQueue: { args: (f) => ({ publicId: f.publicId }), expected: '++++++++++' },
    setPlaceLanguage: { args: (f) => ({ publicId: f.publicId, language: 'es' }), expected: '++++++++++' },
    inviteFeedback: { args: (f) => ({ id: f.checkInId, channel: 'TEXT' }), expected: 'UUFFFPPPPU' },
    rateVisit: { args: (f) => ({ publicId: f.publicId, rating: 5 }), expected: 'PPPPPPPPPP' },
    comparePlan: { args: () => ({ action: 'HANDLE_CALL_UP_STATUS' }), expected: 'UUFFPPPPPU' },
    updateCheckInApp: { args: () => ({ input: { paused: true } }), expected: 'UUFFFF+++U' },
    uploadCheckInLogo: { args: () => ({ file: null }), expected: 'UUFFFF+++U' },
    removeCheckInLogo: { expected: 'UUFFFF+++U' },
    renewMonitorLink: { expected: 'UUFFFF+++U' },
    launchKiosk: { args: () => ({ name: 'Desk' }), expected: 'UUFFF++++U' },
    refreshKioskToken: { expected: 'UUF+F++++U' },
    revokeKioskDevice: { args: (f) => ({ id: f.deviceId }), expected: 'UUFFFF++NU' },
    startPhoneSession: { args: (f) => ({ publicToken: f.publicToken }), expected: '++++++++++' },
    addPerson: {
      args: (f) => ({ input: { firstName: 'New', lastName: 'Person', phone: f.phone } }),
      expected: 'UU++F++++U',
    },
    checkEmail: { args: () => ({ email: 'nobody@example.com' }), expected: '++++++++++' },
    signUp: {
      args: () => ({
        input: {
          firstName: 'New',
          lastName: 'Owner',
          email: 'new@example.com',
          phone: '5185550111',
          password: 'correct horse battery',
          isThirteenOrOlder: true,
        },
      }),
      expected: '++++++++++',
    },
    sendEmailLink: { args: () => ({ email: 'nobody@example.com', tokenType: 'SIGNUP' }), expected: '++++++++++' },
    answerReply: { args: (f) => ({ id: f.checkInId, text: 'See you soon' }), expected: 'UUFFF+++NU' },
    dismissReply: { args: (f) => ({ id: f.checkInId }), expected: 'UUFFF+++NU' },
    signOut: { expected: '++++++++++' },
    checkIn: { args: (f) => ({ input: { handle: f.handle } }), expected: 'UU++FFFFFU' },
    checkInOffline: {
      args: (f) => ({ input: { firstName: 'New', lastName: 'Person', phone: f.phone, madeAt: '2099-01-01T12:00:00' } }),
      expected: 'UUF+FFFFFU',
    },
    addCustomer: { args: (f) => ({ input: { handle: f.handle } }), expected: 'UU++F+++IU' },
    validateSignUpToken: { args: () => ({ token: 'wrong' }), expected: '++++++++++' },
    validateAccount: { args: () => ({ token: 'wrong', tokenType: 'SIGNUP' }), expected: '++++++++++' },
    verifyPasswordToken: { args: () => ({ token: 'wrong' }), expected: '++++++++++' },
    resetPassword: {
      args: () => ({ input: { password: 'correct horse battery', password2: 'correct horse battery' } }),
      expected: 'TTTTTTTTTT',
    },
    signIn: {
      args: () => ({ email: 'nobody@example.com', password: 'correct horse battery' }),
      expected: 'UUUUUUUUUU',
    },
    setUpBusiness: {
      args: () => ({
        token: 'wrong',
        input: { name: 'New', address: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', phone: '5185550111' },
      }),
      expected: 'TTTTTTTTTT',
    },
  },
  //                                                                                a l p k s f m o x e
  subscription: {
    queueChanged: { expected: 'UUFF+++++U' },
    checkInAppChanged: { expected: 'UUFF+++++U' },
    monitorChanged: { args: (f) => ({ token: f.monitorToken }), expected: '++++++++++' },
    placeInLineChanged: { args: (f) => ({ publicId: f.publicId }), expected: '++++++++++' },
  },
};
