/** Visible words of a page's `<main>`. */
const wordsOf = (html: string): readonly string[] => {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const text = main
    .replace(/<(svg|style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
  return (
    text
      .replaceAll('&nbsp;', ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Which share of our visible words, each as often as it stands, a floor shows too. */
export const shareOfWords = (ours: string, floor: string): number => {
  const words = wordsOf(ours)
  const left = Map.groupBy(wordsOf(floor), (word) => word)
  const found = words.filter((word) => left.get(word)?.pop() !== undefined)
  return words.length ? found.length / words.length : 0
}

/** A floor that shows less than ours would be no floor. */
export const assertSameWords = (name: string, share: number, least: number): void => {
  if (share < least)
    throw new Error(
      `The floor of the ${name} shows ${(share * 100).toFixed(1)} % of our visible words; at least ${least * 100} % make it a floor`,
    )
}
