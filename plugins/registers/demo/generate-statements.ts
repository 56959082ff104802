import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { completeFacility, type FacilityDraft, partialFacility } from './generate-facility.ts'
import { type NamedFacility, nameGenerator } from './names.ts'
import type { SampleLocality } from './sample-locality.ts'
import { seededRandomFor } from './seeded-random.ts'

/** Statement of the generated source about one facility. */
export interface GeneratedStatement {
  /** Number in the source: `D-0001`. */
  readonly number: string
  readonly values: FieldValues
  /** Day of the statement, ISO date. */
  readonly on: string
  /** Closing day, ISO date; `null` when it is not closed. */
  readonly closedOn: string | null
  readonly status: FacilityStatus
}

/** A facility of the demo with fixed name, kind and status. */
export interface FixedFacility extends NamedFacility {
  readonly city: string
  readonly status: FacilityStatus
  readonly closed?: true
}

interface GeneratorOptions {
  readonly seed: number
  /** ISO date. */
  readonly today: string
  readonly localities: Iterable<SampleLocality>
  readonly toNumber: (nth: number) => string
  /** Fixed facilities; they come first in their cities. */
  readonly fixed?: readonly FixedFacility[]
}

const daysBefore = (today: string, days: number): string => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)

/** Every 40th facility shares the address of the previous one, every 97th is closed. */
const interval = { sharedAddress: 40, closed: 97 } as const

/** Ages of statements in days: 80 % are from today, in the others the number of free places is outdated. */
const statementAges = [0, 0, 0, 0, 0, 0, 0, 0, 30, 90] as const

const buildStatement = ({ seed, today, toNumber }: GeneratorOptions, draft: FacilityDraft): GeneratedStatement => {
  const random = seededRandomFor(seed + 2, draft.nth)
  const { fixed } = draft
  const closed = fixed ? fixed.closed === true : draft.nth % interval.closed === 0
  const days = fixed ? 0 : random.pick(statementAges)
  const status = random.chance(15) ? random.pick(['registered', 'registered', 'premium'] as const) : 'unknown'
  return {
    number: toNumber(draft.nth),
    values: (fixed ? completeFacility : partialFacility)(seed, draft, today),
    on: daysBefore(today, closed ? 180 : days),
    closedOn: closed ? daysBefore(today, 60) : null,
    status: fixed?.status ?? (closed ? 'unknown' : status),
  }
}

/**
 * Generates facilities one by one; the result depends on seed, localities and day only. Localities and streets have
 * real names; names, numbers, telephones, operators and prices are fictional, and the addresses are under `.test`.
 */
export function* generateStatements(options: GeneratorOptions): Generator<GeneratedStatement> {
  let nth = 0
  for (const locality of options.localities) {
    const nextName = nameGenerator(locality)
    const fixedFacilities = options.fixed?.filter(({ city }) => city === locality.city) ?? []
    for (let index = 0; index < locality.facilities; index++) {
      nth++
      const fixed = fixedFacilities[index]
      const addressNth = index > fixedFacilities.length && nth % interval.sharedAddress === 0 ? nth - 1 : nth
      const { name, kind } = fixed ?? nextName(seededRandomFor(options.seed + 3, nth), index - fixedFacilities.length)
      yield buildStatement(options, { nth, addressNth, name, kind, locality, ...(fixed && { fixed }) })
    }
  }
}
