import { Failure } from '#core/kernel/failure.ts'
import type { TextEncodingName } from '#core/kernel/text-encoding.ts'
import { token } from '#core/kernel/token.ts'

/** The file is missing, empty, binary, truncated or has another layout; `detail` explains it in one line. */
export class UnreadableFile extends Failure('UnreadableFile', 'malformed') {}

/** Row of a CSV file. `line`: line number in the file at which it begins, from 1. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** CSV file that can be streamed any number of times. */
export interface CsvFile {
  readonly name: string
  readonly encoding: TextEncodingName
  readonly bytes: number
  readonly header: readonly string[]
  /**
   * Streams the rows in order; throws UnreadableFile when the file is truncated. `onBytesRead` receives the number of
   * bytes read so far.
   */
  rows(onBytesRead?: (bytes: number) => void): AsyncIterable<CsvRow>
}

/** Opens CSV files with a given separator; detects the encoding. */
export interface CsvFiles {
  open(path: string, separator: string): Promise<CsvFile>
}
export const CsvFiles = token<CsvFiles>('core/CsvFiles')
