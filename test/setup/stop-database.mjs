export default async function stopDatabase() {
  const { stopCluster } = await import('./cluster.ts');
  await stopCluster();
}
