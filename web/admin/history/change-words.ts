/** Fields of customers and staff members, as sentences name them. */
const fieldWords: Record<string, string> = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone',
  email: 'email',
  birthMonth: 'birthday',
  birthDay: 'birthday',
  birthYear: 'birthday',
  notes: 'notes',
  tags: 'tags',
  offerDisabled: 'offers',
  birthdayDisabled: 'birthday messages',
  role: 'role',
  color: 'color',
  productIds: 'products and services',
};

/** What was done; with fields, their names follow. */
const actionWords: Record<string, string> = {
  'customer.add': 'Added',
  'customer.change': 'Changed',
  'customer.correct': 'Corrected',
  'customer.archive': 'Archived',
  'customer.restore': 'Restored',
  'customer.erase': 'Erased for good',
  'customer.hold': 'Put on hold for legal reasons',
  'customer.release': 'Ended the hold for legal reasons',
  'customer.send-forms': 'Sent a link to sign forms',
  'customer.revoke-forms': 'Ended a link to sign forms',
  'customer.merge': 'Merged another record into this one',
  'customer.merged-away': 'Merged into another record',
  'customer.undo-merge': 'Undid a merge',
  'customer.import': 'Imported from a list',
  'customer.ask-erasure': 'Asked to be erased',
  'customer.take-back-erasure': 'Took back the request to be erased',
  'customer.decline-erasure': 'Declined to erase',
  'staff.add': 'Added',
  'staff.update': 'Changed',
  'staff.archive': 'Archived',
  'staff.restore': 'Restored',
  'staff.invite': 'Invited to sign in',
  'staff.revoke-invitation': 'Took the invitation back',
  'staff.accept-invitation': 'Accepted the invitation',
  'staff.remove-access': 'Ended their access',
  'staff.leave': 'Left the business',
  'staff.make-owner': 'Made an owner',
  'staff.lower-owner': 'Took the ownership away',
  'staff.remove-owner': 'Removed as an owner',
  'staff-hours.add': 'Added hours',
  'staff-hours.update': 'Changed hours',
  'staff-hours.copy': 'Copied hours to other days',
  'staff-hours.delete': 'Removed hours',
  'staff-hours.set-exception': 'Set special hours or time off',
  'staff-hours.delete-exceptions': 'Removed special hours or time off',
  'staff-photos.add': 'Added photos',
  'staff-photos.main': 'Chose the main photo',
  'staff-photos.describe': 'Described a photo',
  'staff-photos.remove': 'Removed photos',
  'staff-photos.restore': 'Brought photos back',
};

const inWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/** A change in words: 'Changed notes and tags'. What this version does not know is 'Changed'. */
export function changeWords({ action, fields }: { action: string; fields: readonly string[] }): string {
  const named = inWords([...new Set(fields.map((field) => fieldWords[field] ?? field))]);
  const word = actionWords[action] ?? 'Changed';
  if (!named) return word;
  return action === 'customer.merge' ? `${word}: ${named} came with it` : `${word} ${named}`;
}
