import { findOrInstall } from './find-debian-program.mjs';

export const findOrInstallPoppler = () => findOrInstall('pdfsig', 'poppler-utils');
