import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from './environment.ts'

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** What tokens are signed with: `JWT_SECRETS`, or a secret that is made once and kept under `DATA_DIR`, for this user's eyes only. */
export const readSecrets = ({ jwtSecrets, dataDir }: Environment): readonly [string, ...string[]] => {
  if (jwtSecrets) return jwtSecrets
  const file = path.join(dataDir, 'jwt-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isThere(error)) throw error
  }
  return [readFileSync(file, 'utf8')]
}
