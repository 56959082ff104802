import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { type GeneratedStatement, generateStatements } from './generate-statements.ts'
import { scaleLocalities } from './scale-localities.ts'

interface ScaleOptions {
  readonly seed: number
  readonly facilities: number
  /** ISO date. */
  readonly today: string
}

/** Generates the requested number of facilities over all localities by population. */
export const generateScale = (
  localities: readonly GazetteerLocality[],
  { seed, facilities, today }: ScaleOptions,
): Generator<GeneratedStatement> =>
  generateStatements({
    seed,
    today,
    localities: scaleLocalities(localities, facilities),
    toNumber: (nth) => `S-${String(nth).padStart(7, '0')}`,
  })
