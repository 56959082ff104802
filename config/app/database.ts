import path from 'node:path'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import type { Environment } from './environment.ts'

/** Opens the database of this installation: `DATABASE_URL`, or the embedded PostgreSQL under `DATA_DIR`, which is started if necessary. */
export const openDatabase = async (
  { databaseUrl, dataDir }: Environment,
  onError?: (detail: string) => void,
): Promise<{ readonly url: string; stop(): Promise<void> }> =>
  databaseUrl ? { url: databaseUrl, stop: async () => undefined } : startEmbedded(path.join(dataDir, 'postgres'), {}, onError)
