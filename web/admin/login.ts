// Loads the sign-in page together with the admin, not after it.
import './accounts/LoginPage';
import './main';
