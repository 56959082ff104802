/** A stretch of a text: words, and where they lead if they are a link. */
export interface TextPart {
  readonly words: string
  readonly to?: string
}

/** `Zobacz [źródła](sources#sprzeciw).` → three parts, the middle one with its address. */
export const partsOf = (text: string): readonly TextPart[] =>
  text
    .split(/(\[[^\]]+\]\([^)\s]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, words, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
      return words === undefined || to === undefined ? { words: part } : { words, to }
    })
