import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The file is missing, empty, binary, broken off or of another layout; `detail` is one clear line. */
export class UnreadableFile extends Failure('UnreadableFile', 'malformed') {}

/** One row of a file of rows and columns. `line`: the file's own line on which it begins, from 1. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** A file of rows and columns, read as a stream as often as asked. */
export interface TableFile {
  readonly name: string
  readonly encoding: 'utf-8' | 'windows-1250'
  readonly bytes: number
  readonly header: readonly string[]
  /** Rows in order; throws UnreadableFile where the file breaks off. `read` is told the bytes passed so far. */
  rows(read?: (bytes: number) => void): AsyncIterable<TableRow>
}

/** Opens files of rows and columns; the separator is given, the encoding found. */
export interface TableFiles {
  open(path: string, separator: string): Promise<TableFile>
}
export const TableFiles = token<TableFiles>('core/TableFiles')
