import { slugOf } from '#core/kernel/slug.ts'

/** Reasons for taking a new facility as the possible successor of a closed one, the stronger one first. */
export const successorReasons = ['name-and-address', 'phone-and-address'] as const

export type SuccessorReason = (typeof successorReasons)[number]

/** Facility that an edition has closed or added, with what is compared. */
export interface SuccessionCandidate {
  readonly id: string
  readonly name: string
  /** Locality and category: only facilities that share both are compared. */
  readonly group: string
  readonly city: string
  readonly street: string | null
  readonly building_number: string | null
  readonly phones: readonly string[]
  /** Source and number by which the edition closed or added it. */
  readonly source: string
  readonly number: string
}

/** A facility that an edition has closed, and one that the same edition has added at its address. */
export interface Succession {
  readonly former: SuccessionCandidate
  readonly successor: SuccessionCandidate
  readonly reason: SuccessorReason
}

/** Locality, category, street and number of a building; `null` without a number. The flat may change with the entry in the register. */
const streetAddress = ({ group, street, building_number }: SuccessionCandidate): string | null =>
  building_number === null ? null : [group, slugOf(street ?? ''), slugOf(building_number)].join('/')

const reasonFor = (former: SuccessionCandidate, successor: SuccessionCandidate): SuccessorReason | null => {
  if (slugOf(former.name, 200) === slugOf(successor.name, 200)) return 'name-and-address'
  return former.phones.some((phone) => successor.phones.includes(phone)) ? 'phone-and-address' : null
}

/**
 * Pairs closed facilities with added ones at the same address that have the same name or telephone, those with the same
 * name first, then by locality and name.
 */
export const successionsOf = (closed: readonly SuccessionCandidate[], added: readonly SuccessionCandidate[]): readonly Succession[] => {
  const addedByAddress = Map.groupBy(added, streetAddress)
  const polish = new Intl.Collator('pl')
  return closed
    .flatMap((former) => {
      const address = streetAddress(former)
      const neighbours = address === null ? [] : (addedByAddress.get(address) ?? [])
      return neighbours.flatMap((successor): readonly Succession[] => {
        const reason = reasonFor(former, successor)
        return reason === null ? [] : [{ former, successor, reason }]
      })
    })
    .sort(
      (a, b) =>
        successorReasons.indexOf(a.reason) - successorReasons.indexOf(b.reason) ||
        polish.compare(a.former.city, b.former.city) ||
        polish.compare(a.former.name, b.former.name) ||
        polish.compare(a.former.number, b.former.number),
    )
}
