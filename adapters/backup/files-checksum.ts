import { createHash } from 'node:crypto'
import type { Manifest } from './manifest.ts'

/** Creates the checksum of files: their number, and a hash of their keys and contents in the order of the archive. */
export const makeFilesChecksum = () => {
  const hash = createHash('sha256')
  let count = 0
  return {
    add: (key: string, bytes: Uint8Array) => {
      count++
      hash.update(`${key} ${bytes.length}\n`).update(bytes)
    },
    result: (): NonNullable<Manifest['files']> => ({ count, sha256: hash.digest('hex') }),
  }
}
