import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { diceFor } from './dice.ts'
import { type Draft, someFacility, wholeFacility } from './make-facility.ts'
import { namesFor, type Named } from './names.ts'
import type { Place } from './place.ts'

/** What the made source says of one facility, under its number. */
export interface MadeStatement {
  /** `D-0001` */
  readonly number: string
  readonly values: FieldValues
  /** The day it was stated, ISO date. */
  readonly on: string
  /** The day on which it was closed, as the source says today; ISO date. */
  readonly closedOn: string | null
  readonly status: FacilityStatus
}

/** A facility settled by hand. */
export interface GivenName extends Named {
  readonly city: string
  readonly status: FacilityStatus
  readonly closed?: true
}

interface Making {
  readonly seed: number
  /** ISO date. */
  readonly today: string
  readonly places: Iterable<Place>
  readonly toNumber: (nth: number) => string
  /** First in their cities. */
  readonly given?: readonly GivenName[]
}

const daysBefore = (today: string, days: number): string => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)

/** Every so many-th shares the house of the one before it; is closed. */
const every = { shared: 40, closed: 97 } as const

/** Days since they were stated: eight in ten are as of today, in the others the number of free places grows old. */
const ages = [0, 0, 0, 0, 0, 0, 0, 0, 30, 90] as const

const statementOf = ({ seed, today, toNumber }: Making, draft: Draft): MadeStatement => {
  const dice = diceFor(seed + 2, draft.nth)
  const { given } = draft
  const closed = given ? given.closed === true : draft.nth % every.closed === 0
  const days = given ? 0 : dice.pick(ages)
  const status = dice.percent(15) ? dice.pick(['registered', 'registered', 'premium'] as const) : 'unknown'
  return {
    number: toNumber(draft.nth),
    values: (given ? wholeFacility : someFacility)(seed, draft, today),
    on: daysBefore(today, closed ? 180 : days),
    closedOn: closed ? daysBefore(today, 60) : null,
    status: given?.status ?? (closed ? 'unknown' : status),
  }
}

/**
 * Made facilities, one after the other, the same for the same seed, places and day.
 * Places and streets bear real names; names, numbers, telephones, operators and prices are invented, and no address under `.test` exists.
 */
export function* makeStatements(making: Making): Generator<MadeStatement> {
  let nth = 0
  for (const place of making.places) {
    const nameOf = namesFor(place)
    const given = making.given?.filter(({ city }) => city === place.city) ?? []
    for (let at = 0; at < place.facilities; at++) {
      nth++
      const known = given[at]
      const context = at > given.length && nth % every.shared === 0 ? nth - 1 : nth
      const { name, kind } = known ?? nameOf(diceFor(making.seed + 3, nth), at - given.length)
      yield statementOf(making, { nth, house: context, name, kind, place, ...(known && { given: known }) })
    }
  }
}
