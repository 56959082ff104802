/** Returns whether a word becomes another one by a letter more, less, other, or swapped with the next. */
export const isOneTypoFrom = (word: string, other: string): boolean => {
  let from = 0
  while (from < word.length && word[from] === other[from]) from++
  const rest = word.slice(from)
  const otherRest = other.slice(from)
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
