import type { Doubt } from './fields.ts'
import type { Facts, Provenance } from './statement.ts'

/** Doubt with the source of the doubted value and its day. */
export type ShownDoubt = Doubt & Provenance

const sameStatement = (a: Provenance, b: Provenance) => a.source === b.source && a.number === b.number && a.on === b.on

/** Returns the doubts that still matter: not those about a field for which another statement has given a value. */
export const shownDoubts = (facts: Facts): readonly ShownDoubt[] => {
  const { doubts } = facts
  if (!doubts) return []
  const { source, number, on } = doubts
  return doubts.value
    .filter(({ about }) => {
      const fact = facts[about === 'hours' || about === 'location' ? about : 'fees']
      return fact === undefined || sameStatement(fact, doubts)
    })
    .map((doubt) => ({ ...doubt, source, number, on }))
}
