import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { UnreadableFile } from './csv-file.ts'

/** Reads JSON files that an operator names on the command line. */
export interface JsonFiles {
  /** Returns the content of a file in UTF-8 or UTF-16 of at most 50 MB. */
  read(path: string): Effect.Effect<unknown, UnreadableFile>
}
export const JsonFiles = token<JsonFiles>('core/JsonFiles')
