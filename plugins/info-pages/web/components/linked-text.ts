/** Segment of a text, with the target if it is a link. */
export interface TextSegment {
  readonly text: string
  readonly to?: string
}

/** Splits a text at its links: `Zobacz [źródła](sources#sprzeciw).` → three parts, the middle one with its target. */
export const parseLinks = (text: string): readonly TextSegment[] =>
  text
    .split(/(\[[^\]]+\]\([^)\s]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, label, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
      return label === undefined || to === undefined ? { text: part } : { text: label, to }
    })
