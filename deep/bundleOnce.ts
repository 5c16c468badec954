/** Bundles the server once for all tests of proofs; a proof that is run by itself bundles its own. */
import { bundleServer, SHARED } from './bundle.ts';

export default async function bundleOnce(): Promise<() => void> {
  const bundle = await bundleServer();
  // The processes of the tests start after this and find it there.
  process.env[SHARED] = bundle.clientFolder;
  return () => bundle.remove();
}
