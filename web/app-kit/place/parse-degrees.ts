/** Parses typed coordinates, also with a decimal comma; `null` when they are none. */
export const parseDegrees = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.')
  return /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null
}
