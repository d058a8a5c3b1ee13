// Loads the pages that begin with the email together with the admin, not after it.
import './accounts/ForgotPasswordPage';
import './accounts/LoginPage';
import './accounts/SignUpPage';
import './main';
