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

/** Which share of our visible words, each as often as it stands, a floor shows too; and those it does not. */
export const compareWords = (ours: string, floor: string): { readonly share: number; readonly missing: readonly string[] } => {
  const words = wordsOf(ours)
  const left = Map.groupBy(wordsOf(floor), (word) => word)
  const missing = words.filter((word) => left.get(word)?.pop() === undefined)
  return { share: words.length ? 1 - missing.length / words.length : 0, missing }
}

/** A floor that shows less than ours would be no floor. */
export const assertSameWords = (name: string, { share, missing }: ReturnType<typeof compareWords>, least: number): void => {
  if (share >= least) return
  const told = `shows ${(share * 100).toFixed(1)} % of our visible words; at least ${least * 100} % make it a floor`
  throw new Error(`The floor of ${name} ${told}. Missing: ${missing.slice(0, 60).join(' ')}`)
}
