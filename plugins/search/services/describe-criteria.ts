import type { NamedPlace } from '#core/search/name-index.port.ts'
import { type SearchText, textOf } from '#core/search/reading/search-text.ts'
import type { NotApplied, UnderstoodCriterion } from '../contract/search-results.ts'
import type { ReadCriterion, Reading } from '../domain/reading.ts'
import { nameOfPlace } from '../domain/resolve-place.ts'

/** Distances that are offered around a place or address, metres. */
const distanceChoices = [1000, 2000, 5000, 10_000] as const

const without = (text: SearchText, tokens: readonly number[]): string =>
  textOf(
    text,
    [...text.tokens.keys()].filter((token) => !tokens.includes(token)),
  )

type NameOf = (place: NamedPlace) => string

const labelOf = (part: ReadCriterion, text: SearchText, nameOf: NameOf): string => {
  if (part.kind === 'place') return part.places.map(nameOf).join(' / ')
  if (part.kind === 'address') return part.label
  return part.kind === 'name' ? textOf(text, part.tokens).replace(/["„”“«»]/g, '') : ''
}

/** Describes parts of a text, each with the text without it; `nameOf`: the name of a place in the reader's language. */
export const describeCriteria = ({ text, parts }: Pick<Reading, 'text' | 'parts'>, nameOf: NameOf): readonly UnderstoodCriterion[] =>
  parts.map((part): UnderstoodCriterion => {
    const metres = part.kind === 'place' || part.kind === 'address' ? part.metres : null
    const rest = without(text, part.tokens)
    const isCircle = metres !== null && part.kind === 'place' && part.relation !== 'outside'
    const place = part.kind === 'place' ? part.places.map(nameOfPlace)[0] : undefined
    return {
      kind: part.kind,
      words: textOf(text, part.tokens),
      label: labelOf(part, text, nameOf),
      selection: part.kind === 'filter' ? part.selection : {},
      order: part.kind === 'order' ? part.order : null,
      relation: part.kind === 'place' ? part.relation : part.kind === 'address' ? 'near' : null,
      metres,
      without: rest,
      distances: isCircle
        ? distanceChoices.map((other) => ({ metres: other, text: [rest, `do ${other / 1000} km od ${place}`].filter(Boolean).join(' ') }))
        : [],
    }
  })

/** Returns the words that are no condition, in the order of the text. */
export const describeNotApplied = ({ text, unmet, unread }: Reading): readonly NotApplied[] => {
  const groups: number[][] = []
  for (const token of unread) {
    const last = groups.at(-1)
    if (last?.at(-1) === token - 1) last.push(token)
    else groups.push([token])
  }
  return [...unmet.map(({ tokens, reason }) => ({ tokens, reason })), ...groups.map((tokens) => ({ tokens, reason: 'unknown' as const }))]
    .toSorted((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0))
    .map(({ tokens, reason }) => ({ words: textOf(text, tokens).replace(/^[,.;:!?]+|[,.;:!?]+$/g, ''), reason }))
}
