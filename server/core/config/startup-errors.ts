import { codeOf, isDiskFull } from '../error-code.js';

/** An error at start that the operator can fix: `message` is one sentence, printed alone on stderr. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** An invalid environment variable, which `message` names. */
export class ConfigError extends StartupError {
  override name = 'ConfigError';
}

/** Explains a failure of `listen`; returns any other error unchanged. */
export function explainListenFailure(error: unknown, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is taken by another program: stop it, or choose another one with PORT=${port + 1} npm start.`,
    );
  if (code === 'EACCES')
    return new StartupError(
      `This user may not listen on port ${port}: choose one above 1023 with PORT=5000 npm start.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartupError('HOST is not an address of this machine: leave it out, or set HOST=0.0.0.0.');
  return error;
}

/** Explains a failure to write below DATA_DIR; returns any other error unchanged. */
export const explainDataDirFailure = (error: unknown, dataDir: string): unknown =>
  explainFolderFailure(error, `DATA_DIR ${dataDir}`, 'name another folder with DATA_DIR');

/** Explains a failure to write into a folder, with what else would do; returns any other error unchanged. */
export function explainFolderFailure(error: unknown, folder: string, orElse: string): unknown {
  const code = codeOf(error);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'EISDIR'].includes(code))
    return new StartupError(`${folder} cannot be written (${code}): make it writable for this user, or ${orElse}.`);
  if (isDiskFull(error)) return new StartupError(`The disk that holds ${folder} is full: make room, or ${orElse}.`);
  return error;
}

/** Explains a failure to connect; `where` is host, port and database without the password. */
export function explainConnectFailure(error: unknown, where: string, user: string): StartupError {
  const code = codeOf(error);
  if (code === '28P01' || code === '28000')
    return new StartupError(
      `The PostgreSQL at ${where} refuses user ${user}: check the name and the password in DATABASE_URL.`,
    );
  if (code === '3D000')
    return new StartupError(`The PostgreSQL at ${where} has no such database: create it, or correct DATABASE_URL.`);
  if (code === '53300')
    return new StartupError(
      `The PostgreSQL at ${where} has no connections left: raise max_connections, or lower DATABASE_POOL_SIZE.`,
    );
  const reason = code || (error instanceof Error ? error.message : String(error));
  return new StartupError(`The PostgreSQL at ${where} does not answer (${reason}): start it, or correct DATABASE_URL.`);
}
