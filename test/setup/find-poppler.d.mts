/** Whether `pdftotext` and `pdfsig` are at hand; as root on Debian they are installed. */
export function findOrInstallPoppler(): boolean;
