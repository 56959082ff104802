import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { chooseMeanings } from '#core/search/reading/choose-meanings.ts'
import type { Proposal } from '#core/search/reading/meaning.ts'
import { Readers } from '#core/search/reading/reader.ts'
import { readText, type SearchText } from '#core/search/reading/search-text.ts'
import { assembleReading } from '../domain/assemble-reading.ts'
import type { Reading, ReadPart } from '../domain/reading.ts'

/** Words in quotation marks are names and nothing else. */
const mayMean =
  ({ words, tokens }: SearchText) =>
  ({ from, to, meaning: { kind } }: Proposal): boolean =>
    kind === 'name' || kind === 'facility' || !words.slice(from, to).some(({ token }) => tokens[token]?.quoted)

/** Reads a search text: all readers propose, the best cover of the text is its meaning. */
export const ReadText = define('search/ReadText', { readers: Readers, clock: Clock }, ({ readers, clock }) =>
  Effect.fn('search.read-text')(function* (typed: string, facets: readonly AvailableFacet[]) {
    const text = readText(typed)
    const proposals = yield* readers.propose({ text, facets, today: toWarsawTime(clock.now()).day })
    const [cover = { chosen: [], leftOver: [], weight: 0 }] = chooseMeanings(text.words.length, proposals.filter(mayMean(text)))
    const ofAll = proposals.filter(({ from, to }) => from === 0 && to === text.words.length)
    const named = ofAll.flatMap(({ meaning }) => (meaning.kind === 'facility' ? meaning.ids : []))
    const isName = named.length > 0 || ofAll.some(({ meaning }) => meaning.kind === 'name' && meaning.in === 'name' && !meaning.similar)
    const assembled = assembleReading(text, cover, facets)
    const all = [...text.tokens.keys()]
    const asName: ReadPart = { kind: 'name', in: 'name', words: text.words.map(({ word }) => word), ids: named, tokens: all }
    // Which of several places is meant need not be asked where facilities are called so.
    const reading: Reading =
      named.length > 0 && assembled.choice !== null
        ? { ...assembled, parts: [asName], choice: null, unread: [], unmet: [], isName, named }
        : { ...assembled, isName, named }
    return reading
  }),
)
export type ReadText = PortOf<typeof ReadText>
