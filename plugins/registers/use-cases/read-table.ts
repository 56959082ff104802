import { Effect } from 'effect'
import { eachChunk } from '#core/kernel/each-chunk.ts'
import { type TableFiles, type TableRow, UnreadableFile } from '#core/ports/table-file.ts'

const isUnreadable = (error: unknown): error is UnreadableFile => error instanceof UnreadableFile

/** Opens a file of rows and columns; what is no such file is a failure, all else a defect. */
export const openTable = (files: TableFiles, path: string, separator: string) =>
  Effect.tryPromise({ try: () => files.open(path, separator), catch: (error) => error }).pipe(
    Effect.catch((error) => (isUnreadable(error) ? Effect.fail(error) : Effect.die(error))),
  )

/** Does something with so many rows of a file at a time; a file that breaks off is a failure. */
export const eachRows = eachChunk<TableRow, UnreadableFile>(isUnreadable)
