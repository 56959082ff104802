import { type Schema, SchemaAST } from 'effect'

type Cell = string | number | boolean | null | undefined

/** A cell that a spreadsheet would take for a formula is text (OWASP, "CSV injection"); numbers are our own. */
const disarmed = (cell: Cell): string => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell ?? ''))

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The members of the lines that a Schema of a list describes, in their order. */
const columnsOf = ({ ast }: Schema.Top): readonly string[] => {
  const [line] = SchemaAST.isArrays(ast) ? ast.rest : []
  if (!line || !SchemaAST.isObjects(line)) throw new Error('A csv row gives a list of lines with named members')
  return line.propertySignatures.map(({ name }) => String(name))
}

/** Writes lines as CSV (RFC 4180) with a heading; a byte-order mark first, without which spreadsheets misread Polish letters. */
export const csvOf = (gives: Schema.Top): ((lines: readonly Readonly<Record<string, Cell>>[]) => string) => {
  const columns = columnsOf(gives)
  const written = (cells: readonly Cell[]) => `${cells.map((cell) => quoted(disarmed(cell))).join(',')}\r\n`
  return (lines) => `\uFEFF${written(columns)}${lines.map((line) => written(columns.map((column) => line[column]))).join('')}`
}
