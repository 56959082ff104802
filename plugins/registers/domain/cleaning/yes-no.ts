/** `TAK` or `NIE`; `null` when the cell says neither. */
export const yesOrNo = (text: string): boolean | null => {
  const word = text.trim().toUpperCase()
  return word === 'TAK' ? true : word === 'NIE' ? false : null
}
