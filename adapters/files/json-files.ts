import { readFile, stat } from 'node:fs/promises'
import { Effect } from 'effect'
import { UnreadableFile } from '#core/ports/csv-file.ts'
import type { JsonFiles } from '#core/ports/json-files.ts'

const maxBytes = 50_000_000

/** Creates access to JSON files of the machine. */
export const makeJsonFiles = (): JsonFiles => ({
  read: (path) =>
    Effect.tryPromise({
      try: async () => {
        if ((await stat(path)).size > maxBytes) throw new Error('it is larger than 50 MB')
        const content: unknown = JSON.parse(await readFile(path, 'utf8'))
        return content
      },
      catch: (error) => new UnreadableFile({ detail: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` }),
    }),
})
