/** Splits a line into its fields, including quotation marks. Fields must not contain line breaks. */
const fieldsOf = (line: string): readonly string[] => line.match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;"]*)(?=;|$)/g) ?? []

/** Removes the column with this header. */
export const withoutColumn = (text: string, header: string): string => {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => fieldsOf(line))
  const at = (lines[0] ?? []).findIndex((name) => name.replace(/"/g, '') === header)
  return lines.map((cells) => cells.filter((_, index) => index !== at).join(';')).join('\n')
}

/** Returns an empty file. */
export const emptyFile = (): string => ''

/** Keeps the header only. */
export const headerOnly = (text: string): string => `${text.slice(0, text.indexOf('\n'))}\n`

/** Cuts a file off in the middle of its last row, like a broken download: the row has fewer columns and an open quotation. */
export const truncated = (text: string): string => {
  const trimmed = text.trimEnd()
  const last = trimmed.lastIndexOf('\n') + 1
  return trimmed.slice(0, last + Math.floor((trimmed.length - last) / 2))
}

/** Shortens the last row to fewer columns with closed quotations. */
export const lastRowShort = (text: string, columns = 5): string => {
  const lines = text.trimEnd().split('\n')
  return [
    ...lines.slice(0, -1),
    fieldsOf(lines.at(-1) ?? '')
      .slice(0, columns)
      .join(';'),
  ].join('\n')
}

/** Separates the columns by commas. */
export const commaSeparated = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      fieldsOf(line)
        .map((cell) => (cell.includes(',') && !cell.startsWith('"') ? `"${cell}"` : cell))
        .join(','),
    )
    .join('\n')

/** Returns binary data: the beginning of a ZIP archive, with zero bytes. */
export const binaryFile = (): Uint8Array =>
  Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...Array.from({ length: 252 }, (_, at) => (at * 37) % 256)])

/**
 * Writes headers in capitals, in quotation marks and with extra spaces after a byte-order mark, which does not change
 * the meaning of the file.
 */
export const withStrangeHeaders = (text: string): string => {
  const end = text.indexOf('\n')
  const names = fieldsOf(text.slice(0, end)).map((name) => `"  ${name.replace(/"/g, '').toUpperCase()} "`)
  return `\uFEFF${names.join(';')}${text.slice(end)}`
}

/** Reverses the order of the columns. */
export const withColumnsReversed = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => fieldsOf(line).toReversed().join(';'))
    .join('\n')
