import type { FoundColumns, RawRow, RegisterFormat } from './register-format.ts'

/** Returns a header for display: without byte-order mark, surrounding quotes and extra whitespace. */
const displayHeader = (header: string): string =>
  header
    .replace(/\uFEFF/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^="?|^["'„”]+|["'„”]+$/g, '')
    .trim()

/** Returns a header for comparison: ignores case, kinds of dashes and Unicode normalization, which differ between editors and exporters. */
const headerKey = (header: string): string => displayHeader(header).normalize('NFC').toLowerCase().replace(/[‐–—]/g, '-')

/** Finds the columns of a format by name, never by position; of two columns with one name it takes the first. */
export const findColumns = (header: readonly string[], format: Pick<RegisterFormat, 'columns'>): FoundColumns => {
  const indexByHeader = new Map<string, number>()
  for (const [index, name] of header.entries()) if (!indexByHeader.has(headerKey(name))) indexByHeader.set(headerKey(name), index)
  const indexByKey = new Map<string, number>()
  const headers = new Map<string, string>()
  const missing: string[] = []
  for (const column of format.columns) {
    const index = column.names.map((name) => indexByHeader.get(headerKey(name))).find((each) => each !== undefined)
    if (index !== undefined) {
      indexByKey.set(column.key, index)
      headers.set(column.key, displayHeader(header[index] ?? ''))
    } else if (column.required) missing.push(column.names[0] ?? column.key)
  }
  return missing.length > 0 ? { kind: 'missing', names: missing } : { kind: 'found', indexByKey, headers }
}

/** Returns the cells of one line by column key. */
export const toRawRow = (cells: readonly string[], indexByKey: ReadonlyMap<string, number>): RawRow => {
  const row: Record<string, string> = {}
  for (const [key, index] of indexByKey) row[key] = cells[index] ?? ''
  return row
}

/** Returns the header of a column as the file writes it. */
export const headerOf = (key: string, headers: ReadonlyMap<string, string>): string => headers.get(key) ?? key
