import { Effect, type Schema } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import type { Opinion } from '../domain/opinion.ts'
import { type ListedOpinion, OpinionLists } from '../domain/opinion-lists.port.ts'
import { EvidenceFiles, Opinions } from '../domain/opinions.port.ts'
import { Staff } from '../domain/readers.port.ts'
import { facilityViewOf, ownViewOf } from '../domain/views.ts'

/** Reads opinions as their author sees them. */
export const ReadOwn = define('opinions/ReadOwn', { lists: OpinionLists, evidence: EvidenceFiles }, ({ lists, evidence }) => {
  const many = Effect.fn('opinions.read-own')(function* (listed: readonly ListedOpinion[]) {
    const facilities = yield* lists.facilities(listed.map(({ opinion }) => opinion.facility_id))
    const files = yield* evidence.of(listed.map(({ opinion }) => opinion.id))
    return listed.map((one) => {
      const { id, facility_id } = one.opinion
      const facility = facilities.get(facility_id) ?? { id: facility_id, slug: null, name: '', city: '' }
      return ownViewOf(one, facility, files.filter(({ opinion_id }) => opinion_id === id).length)
    })
  })
  const one = Effect.fn('opinions.read-own-one')(function* (opinion: Opinion) {
    const [view] = yield* many(yield* lists.complete([opinion]))
    return view ?? (yield* Effect.die(new Error(`opinion ${opinion.id} is gone`)))
  })
  return { many, one }
})

export type ReadOwn = PortOf<typeof ReadOwn>

/** Reads an opinion as the facility sees it who has just opened it. */
export const ReadShown = define('opinions/ReadShown', { lists: OpinionLists }, ({ lists }) =>
  Effect.fn('opinions.read-shown')(function* (opinion: Opinion) {
    const [listed] = yield* lists.complete([opinion])
    return listed ? facilityViewOf({ ...listed, isNew: false }) : yield* Effect.die(new Error(`opinion ${opinion.id} is gone`))
  }),
)

export type ReadShown = PortOf<typeof ReadShown>

/** Finds an accepted opinion as a reader; `own`: the reader has written it, or works for the facility that it is about. */
export const FindShown = define('opinions/FindShown', { opinions: Opinions, staff: Staff }, ({ opinions, staff }) =>
  Effect.fn('opinions.find-shown')(function* (readerId: string, id: string) {
    const opinion = yield* opinions.byId(id)
    if (opinion.state !== 'accepted') return yield* new OpinionNotFound()
    const role = yield* staff.roleOf(opinion.facility_id, readerId)
    return { opinion, own: opinion.account_id === readerId || (role !== null && role !== 'parent') }
  }),
)

/** Returns a plain value as JSON, for subjects of reviews. */
export const asJson = (value: object): Schema.Json => JSON.parse(JSON.stringify(value)) as Schema.Json
