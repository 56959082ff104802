import { Effect } from 'effect'
import { eachChunk } from '#core/kernel/each-chunk.ts'
import { type CsvFiles, type CsvRow, UnreadableFile } from '#core/ports/csv-file.ts'

const isUnreadable = (error: unknown): error is UnreadableFile => error instanceof UnreadableFile

/** Opens a table file. A file that cannot be read as a table is a failure, any other error a defect. */
export const openTable = (files: CsvFiles, path: string, separator: string) =>
  Effect.tryPromise({ try: () => files.open(path, separator), catch: (error) => error }).pipe(
    Effect.catch((error) => (isUnreadable(error) ? Effect.fail(error) : Effect.die(error))),
  )

/** Runs an effect for each chunk of rows of a file. A file that breaks off is a failure. */
export const forEachRowChunk = eachChunk<CsvRow, UnreadableFile>(isUnreadable)
