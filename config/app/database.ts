import path from 'node:path'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import type { Environment } from './environment.ts'
import type { PlatformOptions } from './platform-options.ts'

/** Database of an installation. */
interface OpenDatabase {
  readonly access: Pick<PlatformOptions, 'databaseUrl' | 'databaseDirectUrl' | 'databasePreparedStatements' | 'databaseReplicaUrls'>
  stop(): Promise<void>
}

/** Opens the database of this installation: `DATABASE_URL`, or the embedded PostgreSQL under `DATA_DIR`, which is started if necessary. */
export const openDatabase = async (
  { databaseUrl, databaseDirectUrl, databasePreparedStatements, databaseReplicaUrls, dataDir }: Environment,
  onError?: (detail: string) => void,
): Promise<OpenDatabase> => {
  if (!databaseUrl) {
    const { url, stop } = await startEmbedded(path.join(dataDir, 'postgres'), {}, onError)
    return { access: { databaseUrl: url, databasePreparedStatements }, stop }
  }
  const directly = databaseDirectUrl === null ? {} : { databaseDirectUrl }
  return { access: { databaseUrl, ...directly, databasePreparedStatements, databaseReplicaUrls }, stop: async () => undefined }
}
