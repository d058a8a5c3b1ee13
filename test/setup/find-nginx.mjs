import { findOrInstall } from './find-debian-program.mjs';

export const findOrInstallNginx = () => findOrInstall('nginx', 'nginx-light');
