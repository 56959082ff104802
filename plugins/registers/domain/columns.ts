import type { FoundColumns, RawRow, RegisterFormat } from './register-format.ts'

/** A header as it is shown: without byte-order mark, surrounding quotes and spare whitespace. */
const shown = (header: string): string =>
  header
    .replace(/\uFEFF/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^="?|^["'„”]+|["'„”]+$/g, '')
    .trim()

/** A header as it is compared: editors and exporters change case, dashes and the form of accents without meaning anything. */
const compared = (header: string): string => shown(header).normalize('NFC').toLowerCase().replace(/[‐–—]/g, '-')

/** Finds the format's columns by name, never by position; of two columns with one name the first counts. */
export const findColumns = (header: readonly string[], format: Pick<RegisterFormat, 'columns'>): FoundColumns => {
  const places = new Map<string, number>()
  for (const [index, name] of header.entries()) if (!places.has(compared(name))) places.set(compared(name), index)
  const at = new Map<string, number>()
  const headers = new Map<string, string>()
  const names: string[] = []
  for (const column of format.columns) {
    const index = column.names.map((name) => places.get(compared(name))).find((found) => found !== undefined)
    if (index !== undefined) {
      at.set(column.key, index)
      headers.set(column.key, shown(header[index] ?? ''))
    } else if (column.required) names.push(column.names[0] ?? column.key)
  }
  return names.length > 0 ? { kind: 'missing', names } : { kind: 'found', at, headers }
}

/** The cells of one line, keyed by the format's columns. */
export const rowOf = (cells: readonly string[], at: ReadonlyMap<string, number>): RawRow => {
  const row: Record<string, string> = {}
  for (const [key, index] of at) row[key] = cells[index] ?? ''
  return row
}

/** The file's own header for a column, as a person reading the file would look for it. */
export const headerOf = (key: string, headers: ReadonlyMap<string, string>): string => headers.get(key) ?? key
