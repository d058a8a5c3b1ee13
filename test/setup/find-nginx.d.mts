/** Whether an nginx is at hand; as root on Debian it is installed. */
export function findOrInstallNginx(): boolean;
