import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const neededBytes = 4 * 2 ** 30

/**
 * Returns the folder for short-lived files of tests: `/dev/shm` if it exists and has room, since it writes nothing to a
 * disk; else the system's.
 */
export const temporaryFolder = (): string => {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > neededBytes ? memory : tmpdir()
}
