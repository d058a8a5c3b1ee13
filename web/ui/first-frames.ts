/** What a signed-out page of the account area shows until its script is there: the words of its title, and of its button if it begins with the email. */
export const firstFrames = {
  '/login': { title: 'Sign In', submit: 'Next' },
  '/signup': { title: "Hi there, let's sign up!", submit: 'Next' },
  '/forgot_password': { title: 'Forgot password?', submit: 'Send Reset Instructions' },
  '/started/login': { title: 'Log In', submit: null },
  '/started/signup': { title: "You're almost there.", submit: null },
} as const satisfies Record<string, { title: string; submit: string | null }>;
