import { withoutFormulaEscape } from './formula-escape.ts'

/** Returns the text of a cell: without a formula escape, and with composed letters (NFC), which some systems write in two parts. */
export const cleanCell = (cell: string): string => {
  const text = withoutFormulaEscape(cell)
  return /\p{M}/u.test(text) ? text.normalize('NFC') : text
}
