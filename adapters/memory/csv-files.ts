import type { CsvFiles, CsvRow } from '#core/ports/csv-file.ts'
import { UnreadableFile } from '#core/ports/csv-file.ts'

/** Creates CSV files by path, from their header and rows; an unknown path is unreadable. */
export const makeCsvFiles = (
  contents: Readonly<Record<string, { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] }>>,
): CsvFiles => ({
  open: async (path) => {
    const content = contents[path]
    if (!content) throw new UnreadableFile({ detail: `${path} is missing` })
    const { header, rows } = content
    const bytes = rows.length
    const read = async function* (onBytesRead?: (count: number) => void): AsyncGenerator<CsvRow> {
      for (const [index, cells] of rows.entries()) yield { line: index + 2, cells }
      onBytesRead?.(bytes)
    }
    return { name: path, encoding: 'utf-8', bytes, header, rows: read }
  },
})
