import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import { EvidenceFiles } from '../domain/evidence.port.ts'
import type { Opinion } from '../domain/opinion.ts'
import { type ListedOpinion, OpinionLists } from '../domain/opinion-lists.port.ts'
import { ownViewOf } from '../domain/views.ts'

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
