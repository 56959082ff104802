import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { type Info, type Parser, parse } from 'csv-parse'
import { type CsvFile, type CsvFiles, type CsvRow, UnreadableFile } from '#core/ports/csv-file.ts'
import { cleanCell } from './clean-cell.ts'
import { detectEncoding } from './detect-encoding.ts'

interface Record {
  readonly record: readonly string[]
  readonly info: Info
}

const separators: Readonly<{ [separator: string]: string }> = { ';': 'semicolons', ',': 'commas', '\t': 'tabs' }

/** First line by which spreadsheets learn the separator, `sep=;`; it is no part of the table. */
const separatorLine = (record: readonly string[]): boolean =>
  /^"?sep=.?"?$/i.test(record[0] ?? '') && record.slice(1).every((cell) => cell === '')

/** Returns the file's text as a UTF-8 stream; `read` receives the number of bytes read so far. */
const textOf = (file: string, encoding: string, read?: (bytes: number) => void) => {
  const decoder = new TextDecoder(encoding)
  let bytes = 0
  return createReadStream(file).pipe(
    new Transform({
      transform(chunk: Buffer, _, done) {
        bytes += chunk.length
        read?.(bytes)
        done(null, decoder.decode(chunk, { stream: true }))
      },
      flush(done) {
        done(null, decoder.decode())
      },
    }),
  )
}

const records = (
  file: string,
  encoding: string,
  separator: string,
  { read, only }: { read?: ((bytes: number) => void) | undefined; only?: number } = {},
): Parser => {
  const parser = parse({
    ...(only ? { to: only } : {}),
    delimiter: separator,
    bom: true,
    info: true,
    relax_column_count: true,
    // A formula escape, `="0123"`, contains a quotation mark in the middle of a cell.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
  })
  const text = textOf(file, encoding, read)
  text.on('error', (error) => parser.destroy(error))
  return text.pipe(parser)
}

const unreadable = (error: unknown) =>
  error instanceof UnreadableFile
    ? error
    : new UnreadableFile({
        detail: `The file cannot be read as a table: ${error instanceof Error ? error.message : String(error)}. Nothing was written.`,
      })

/** CSV files by csv-parse, as streams: memory use does not depend on the file size. */
export const makeCsvFiles = (): CsvFiles => ({
  open: async (file, separator): Promise<CsvFile> => {
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) throw new UnreadableFile({ detail: `There is no file ${file}. Nothing was written.` })
    if (found.size === 0) throw new UnreadableFile({ detail: 'The file is empty. Nothing was written.' })
    const encoding = await detectEncoding(file)
    const header = await firstRecord(file, encoding, separator)
    const other = Object.keys(separators).find((sign) => sign !== separator && header.length === 1 && header[0]?.includes(sign))
    if (other)
      throw new UnreadableFile({
        detail: `The columns are separated by ${separators[other]}, expected ${separators[separator]}. Nothing was written.`,
      })
    return { name: path.basename(file), encoding, bytes: found.size, header, rows: (read) => rows(file, encoding, separator, read) }
  },
})

const firstRecord = async (file: string, encoding: string, separator: string): Promise<readonly string[]> => {
  const parser = records(file, encoding, separator, { only: 2 })
  try {
    for await (const { record } of parser as AsyncIterable<Record>) if (!separatorLine(record)) return record.map(cleanCell)
  } catch (error) {
    throw unreadable(error)
  } finally {
    parser.destroy()
  }
  throw new UnreadableFile({ detail: 'The file is empty. Nothing was written.' })
}

async function* rows(file: string, encoding: string, separator: string, read?: (bytes: number) => void): AsyncGenerator<CsvRow> {
  let beforeHeader = true
  let line = 1
  try {
    for await (const { record, info } of records(file, encoding, separator, { read }) as AsyncIterable<Record>) {
      const begins = line
      line = info.lines + 1
      if (beforeHeader) beforeHeader = separatorLine(record)
      else yield { line: begins, cells: record.map(cleanCell) }
    }
  } catch (error) {
    throw unreadable(error)
  }
}
