/** Returns a stated value as text; fields with parts as a list of the known ones. */
export const fieldText = (value: unknown): string => {
  if (value === null || value === undefined) return '-'
  if (Array.isArray(value)) return value.map(fieldText).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${name}: ${fieldText(part)}`)
    .join(' · ')
}
