// A thread beside the one that reads a PDF: ends the process once it takes more than a PDF may, as the other is busy with it.
const MAX_BYTES = 1_000_000_000;
/** Of a processor; the process that waits for the answer has a limit of its own by the clock. */
const MAX_SECONDS = 60;
const EVERY_MS = 25;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > MAX_BYTES || (user + system) / 1e6 > MAX_SECONDS)
    process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
