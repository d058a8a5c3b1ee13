import { refusalOf } from '../connection/refusal';
import { dashboardPath } from '../dashboard/paths';
import { forgetForms } from './kept-form';

const followedKey = 'greeter.followed';
let isSwitching = false;

/** Another tab opened another account or business: loads this page anew for it, without what the address said of the one before. */
export function openWhatIsOpenElsewhere(): void {
  if (isSwitching) return;
  sessionStorage.setItem(followedKey, 'true');
  leave(() => location.replace(location.pathname));
}

/** True once after this tab followed another one. */
export function takeFollowed(): boolean {
  const hasFollowed = sessionStorage.getItem(followedKey) !== null;
  sessionStorage.removeItem(followedKey);
  return hasFollowed;
}

/** Opens another business by `move`, then its dashboard in a new page, so that nothing of the one before is left in memory, and Back finds no form of it. Rejects where it was refused. */
export async function openBusiness(move: () => Promise<unknown>): Promise<void> {
  // The live connection of the business before ends while the answer is still on its way.
  isSwitching = true;
  try {
    await move();
  } catch (error) {
    isSwitching = false;
    if (refusalOf(error).code === 'OTHER_ACCOUNT') openWhatIsOpenElsewhere();
    throw error;
  }
  forgetForms();
  leave(() => location.replace(dashboardPath));
}

/** A browser may keep the page that is left, and show it again on Back. */
function leave(go: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  go();
}
