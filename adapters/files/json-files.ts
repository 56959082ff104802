import { readFile, stat } from 'node:fs/promises'
import { Effect } from 'effect'
import { makeEncodingDetector } from '#core/kernel/text-encoding.ts'
import { UnreadableFile } from '#core/ports/csv-file.ts'
import type { JsonFiles } from '#core/ports/json-files.ts'

const maxBytes = 50_000_000

/**
 * Decodes a file in UTF-8 or UTF-16, with or without a byte-order mark, and composes its letters (NFC). JSON in another
 * encoding would be guessed.
 */
const decode = (bytes: Uint8Array): string => {
  const detector = makeEncodingDetector()
  detector.add(bytes)
  const encoding = detector.detect()
  if (encoding === null) throw new Error('it is a binary file')
  if (!encoding.startsWith('utf')) throw new Error(`its encoding is ${encoding}, expected utf-8`)
  return new TextDecoder(encoding).decode(bytes).normalize('NFC')
}

/** Creates access to JSON files of the machine. */
export const makeJsonFiles = (): JsonFiles => ({
  read: (path) =>
    Effect.tryPromise({
      try: async () => {
        if ((await stat(path)).size > maxBytes) throw new Error('it is larger than 50 MB')
        const content: unknown = JSON.parse(decode(await readFile(path)))
        return content
      },
      catch: (error) => new UnreadableFile({ detail: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` }),
    }),
})
