/** Text in lower case without invisible characters; `at` is the position of each of its characters in the original. */
export interface PlainText {
  readonly text: string
  readonly at: readonly number[]
}

/** Characters that are not seen: zero-width marks, soft hyphens, marks of direction, selectors of variants. */
const invisible = /\p{Default_Ignorable_Code_Point}/u

/** Removes invisible characters and unifies forms of characters (full-width digits); `lower` also lowers the case. */
export const toPlainText = (original: string, lower = true): PlainText => {
  let text = ''
  const at: number[] = []
  let position = 0
  for (const character of original) {
    if (!invisible.test(character)) {
      const unified = character.normalize('NFKC')
      const plain = lower ? unified.toLowerCase() : unified
      text += plain
      for (let n = 0; n < plain.length; n += 1) at.push(position)
    }
    position += character.length
  }
  return { text, at }
}

/** Returns the range in the original of a range of the plain text. */
export const originalRange = ({ at }: PlainText, from: number, to: number, original: string) => {
  const first = at[from] ?? 0
  const last = at[to - 1] ?? first
  return { from: first, to: last + String.fromCodePoint(original.codePointAt(last) ?? 32).length }
}
