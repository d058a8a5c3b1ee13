import './register-typescript.mjs';

export default async function startDatabase() {
  const { startCluster } = await import('./cluster.ts');
  await startCluster();
}
