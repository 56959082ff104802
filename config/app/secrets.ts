import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from './environment.ts'

const alreadyExists = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Returns the signing secrets: `JWT_SECRETS`, or a secret generated once and stored under `DATA_DIR`, readable only by this user. */
export const readSecrets = ({ jwtSecrets, dataDir }: Environment): readonly [string, ...string[]] => {
  if (jwtSecrets) return jwtSecrets
  const file = path.join(dataDir, 'jwt-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!alreadyExists(error)) throw error
  }
  return [readFileSync(file, 'utf8')]
}
