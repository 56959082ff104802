/** Text in three parts, of which `differing` is its own, and the others stand in both; a part that is left out is `…`. */
export interface TextParts {
  readonly before: string
  readonly differing: string
  readonly after: string
}

/** Characters of what both texts have, shown around what differs, and of what differs itself. */
const length = { around: 40, differing: 280 } as const

const sharedStart = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at++
  return at
}
const reversed = (text: string) => [...text].reverse().join('')
const shortened = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)}…` : text)

/** Returns where a text differs from another one, with some of what is around. */
export const differingParts = (text: string, other: string): TextParts => {
  const start = text.slice(0, sharedStart(text, other)).replace(/\S+$/, '').length
  const rest = reversed(text.slice(start))
  const shared = rest.slice(0, sharedStart(rest, reversed(other.slice(start))))
  const end = text.length - shared.replace(/\S+$/, '').length
  const before = text.slice(0, start)
  return {
    before: before.length > length.around ? `…${before.slice(-length.around)}` : before,
    differing: shortened(text.slice(start, end), length.differing),
    after: shortened(text.slice(end), length.around),
  }
}
