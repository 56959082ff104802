import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { makeStatements, type MadeStatement } from './make-statements.ts'
import { scalePlaces } from './scale-places.ts'

interface Asked {
  readonly seed: number
  readonly facilities: number
  /** ISO date. */
  readonly today: string
}

/** As many made facilities as are asked for, over all localities by their inhabitants, one after the other. */
export const makeScale = (localities: readonly GazetteerLocality[], { seed, facilities, today }: Asked): Generator<MadeStatement> =>
  makeStatements({ seed, today, places: scalePlaces(localities, facilities), toNumber: (nth) => `S-${String(nth).padStart(7, '0')}` })
