import { Effect } from 'effect'
import { type Token, token } from '#core/kernel/token.ts'
import type { AvailableFacet } from '../facet.ts'
import type { Proposal } from './meaning.ts'
import type { SearchText } from './search-text.ts'

/** Text to be read, with the facets of the directory. */
export interface ReaderInput {
  readonly text: SearchText
  readonly facets: readonly AvailableFacet[]
  /** ISO day in Poland, from which ages are counted. */
  readonly today: string
}

/** Proposes meanings of spans of a text from the text alone. */
export type PlainReader = (input: ReaderInput) => readonly Proposal[]

/** Proposes meanings of spans of a text; answers from memory, in less than a millisecond. */
export type Reader = (input: ReaderInput) => Effect.Effect<readonly Proposal[]>

/** Reader that a plugin contributes: a function of the text, or a service. */
export type ReaderSource = PlainReader | { readonly load: Token<Reader> }

/**
 * Readers of all plugins. Each reads the whole text and proposes spans with a meaning, which may overlap; no reader
 * knows what another one proposes (`choose-meanings.ts` decides).
 */
export interface Readers {
  propose(input: ReaderInput): Effect.Effect<readonly Proposal[]>
}
export const Readers = token<Readers>('core/Readers')

/** Combines the readers of all plugins. */
export const makeReaders = (sources: readonly ReaderSource[], resolve: (token: Token<Reader>) => Reader): Readers => ({
  propose: (input) =>
    Effect.map(
      Effect.forEach(sources, (source) => ('load' in source ? resolve(source.load)(input) : Effect.sync(() => source(input)))),
      (proposals) => proposals.flat(),
    ),
})
