/** Parses `TAK` or `NIE`; `null` for anything else. */
export const yesOrNo = (text: string): boolean | null => {
  const word = text.trim().toUpperCase()
  return word === 'TAK' ? true : word === 'NIE' ? false : null
}
