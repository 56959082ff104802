/** The fields of a line as written, quotation marks included. Fields must hold no line breaks. */
const fieldsOf = (line: string): readonly string[] => line.match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;"]*)(?=;|$)/g) ?? []

/** A file without the column called `header`, in its header and its rows alike. */
export const withoutColumn = (text: string, header: string): string => {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => fieldsOf(line))
  const at = (lines[0] ?? []).findIndex((name) => name.replace(/"/g, '') === header)
  return lines.map((cells) => cells.filter((_, index) => index !== at).join(';')).join('\n')
}

/** A file of nothing. */
export const emptyFile = (): string => ''

/** A file with its header only. */
export const headerOnly = (text: string): string => `${text.slice(0, text.indexOf('\n'))}\n`

/** A file cut off in the middle of its last row, as by a broken download: the row has fewer columns and an open quotation. */
export const truncated = (text: string): string => {
  const whole = text.trimEnd()
  const last = whole.lastIndexOf('\n') + 1
  return whole.slice(0, last + Math.floor((whole.length - last) / 2))
}

/** A file whose last row has fewer columns but closed quotations. */
export const lastRowShort = (text: string, columns = 5): string => {
  const lines = text.trimEnd().split('\n')
  return [
    ...lines.slice(0, -1),
    fieldsOf(lines.at(-1) ?? '')
      .slice(0, columns)
      .join(';'),
  ].join('\n')
}

/** A file separated by commas. */
export const commaSeparated = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      fieldsOf(line)
        .map((cell) => (cell.includes(',') && !cell.startsWith('"') ? `"${cell}"` : cell))
        .join(','),
    )
    .join('\n')

/** No text at all: the beginning of a ZIP archive, with zero bytes. */
export const binaryFile = (): Uint8Array =>
  Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...Array.from({ length: 252 }, (_, at) => (at * 37) % 256)])

/** A file with each header in capitals, in quotation marks and with spare spaces, behind a byte-order mark: still the same file. */
export const withStrangeHeaders = (text: string): string => {
  const end = text.indexOf('\n')
  const names = fieldsOf(text.slice(0, end)).map((name) => `"  ${name.replace(/"/g, '').toUpperCase()} "`)
  return `\uFEFF${names.join(';')}${text.slice(end)}`
}

/** A file with its columns in the opposite order. */
export const withColumnsReversed = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => fieldsOf(line).toReversed().join(';'))
    .join('\n')
