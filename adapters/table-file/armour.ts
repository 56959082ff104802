/** A cell without the armour that keeps spreadsheets from taking it for a number and its zeros off: `="0123"` → `0123`. */
export const withoutArmour = (cell: string): string =>
  cell.length > 2 && cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1) : cell
