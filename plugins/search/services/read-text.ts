import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { type Cover, chooseMeanings } from '#core/search/reading/choose-meanings.ts'
import type { Proposal, QuestionTopic } from '#core/search/reading/meaning.ts'
import { Readers } from '#core/search/reading/reader.ts'
import { readText, type SearchText } from '#core/search/reading/search-text.ts'
import { assembleReading } from '../domain/assemble-reading.ts'
import type { ReadCriterion, Reading } from '../domain/reading.ts'

/** Words in quotation marks are names and nothing else. */
const mayMean =
  ({ words, tokens }: SearchText) =>
  ({ from, to, meaning: { kind } }: Proposal): boolean =>
    kind === 'name' || kind === 'facility' || !words.slice(from, to).some(({ token }) => tokens[token]?.quoted)

/** Facets that say what questions ask for. */
const facetsOfTopics: Partial<Record<QuestionTopic, readonly string[]>> = {
  price: ['price', 'family_cost'],
  places: ['has_vacancies'],
  recruitment: ['has_vacancies'],
  hours: ['opens', 'closes', 'open_saturday', 'all_day'],
  'open-now': ['opens', 'closes', 'open_saturday', 'all_day'],
  meals: ['features'],
  languages: ['features'],
  accessibility: ['features'],
  activities: ['features'],
  features: ['features'],
  staff: ['features'],
}

/** Returns the topic among some that a filter says the same as; `undefined` if there is none. */
export const topicOfFilter = (selection: FacetSelection, topics: readonly QuestionTopic[]): QuestionTopic | undefined =>
  topics.find((topic) => Object.keys(selection).every((key) => facetsOfTopics[topic]?.includes(key)))

/**
 * Returns the best cover of a text. A filter in a question about a facility that is named is what the question asks for,
 * which the facility need not have: `czy przedszkole Bajka ma wolne miejsca`.
 */
const chooseCover = ({ words }: SearchText, proposals: readonly Proposal[]): Cover => {
  const [cover = { chosen: [], leftOver: [], weight: 0 }] = chooseMeanings(words.length, proposals)
  const topics = cover.chosen.flatMap(({ meaning }) => (meaning.kind === 'question' ? [meaning.topic] : []))
  const isNamed = cover.chosen.some(({ meaning }) => meaning.kind === 'name' || meaning.kind === 'facility')
  if (topics.length === 0 || !isNamed) return cover
  const asQuestions = proposals.map((one): Proposal => {
    const topic = one.meaning.kind === 'filter' ? topicOfFilter(one.meaning.selection, topics) : undefined
    return topic ? { ...one, meaning: { kind: 'question', topic } } : one
  })
  return chooseMeanings(words.length, asQuestions)[0] ?? cover
}

/** Reads a search text: all readers propose, the best cover of the text is its meaning. */
export const ReadText = define('search/ReadText', { readers: Readers, clock: Clock }, ({ readers, clock }) =>
  Effect.fn('search.read-text')(function* (typed: string, facets: readonly AvailableFacet[]) {
    const text = readText(typed)
    const proposals = yield* readers.propose({ text, facets, today: toWarsawTime(clock.now()).day })
    const cover = chooseCover(text, proposals.filter(mayMean(text)))
    const ofAll = proposals.filter(({ from, to }) => from === 0 && to === text.words.length)
    const named = ofAll.flatMap(({ meaning }) => (meaning.kind === 'facility' ? meaning.ids : []))
    const isName = named.length > 0 || ofAll.some(({ meaning }) => meaning.kind === 'name' && meaning.in === 'name' && !meaning.similar)
    const assembled = assembleReading(text, cover, facets)
    const all = [...text.tokens.keys()]
    const asName: ReadCriterion = { kind: 'name', in: 'name', words: text.words.map(({ word }) => word), ids: named, tokens: all }
    // Which of several places is meant need not be asked where facilities are called so.
    const reading: Reading =
      named.length > 0 && assembled.choice !== null
        ? { ...assembled, parts: [asName], choice: null, unread: [], unmet: [], isName, named }
        : { ...assembled, isName, named }
    return reading
  }),
)
export type ReadText = PortOf<typeof ReadText>
