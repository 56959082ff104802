import { type Schema, SchemaAST } from 'effect'

type Cell = string | number | boolean | null | undefined

/** Escapes text that a spreadsheet would run as a formula (OWASP, "CSV injection"); numbers come from the platform. */
const escapeFormula = (cell: Cell): string =>
  typeof cell === 'string' && /^\s*[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : String(cell ?? '')

// Comma and tab too: LibreOffice separates at both as well, and what follows would be a cell that may be a formula.
const quoted = (text: string) => (/[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Lists the members of the lines, in the order of the Schema. */
const columnsOf = ({ ast }: Schema.Top): readonly string[] => {
  const [line] = SchemaAST.isArrays(ast) ? ast.rest : []
  if (!line || !SchemaAST.isObjects(line)) throw new Error('The output of a csv route must be a list of structs')
  return line.propertySignatures.map(({ name }) => String(name))
}

/**
 * Encodes lines as CSV (RFC 4180) with a heading, after a byte-order mark, without which spreadsheets misread Polish
 * letters. The separator is the semicolon that they expect where the comma separates decimals.
 */
export const csvOf = (output: Schema.Top): ((lines: readonly Readonly<Record<string, Cell>>[]) => string) => {
  const columns = columnsOf(output)
  const lineOf = (cells: readonly Cell[]) => `${cells.map((cell) => quoted(escapeFormula(cell))).join(';')}\r\n`
  return (lines) => `\uFEFF${lineOf(columns)}${lines.map((line) => lineOf(columns.map((column) => line[column]))).join('')}`
}
