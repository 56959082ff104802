/** Removes the formula escape `="…"`, by which exports keep spreadsheets from dropping leading zeros: `="0123"` → `0123`. */
export const withoutFormulaEscape = (cell: string): string =>
  cell.length > 2 && cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1) : cell
