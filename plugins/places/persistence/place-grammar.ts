import locatives from '../data/locatives.json' with { type: 'json' }
import { makePlaceGrammar } from '../domain/place-grammar.ts'

/** Grammar of place names with the bundled tables of cities. */
export const placeGrammar = makePlaceGrammar(locatives)
