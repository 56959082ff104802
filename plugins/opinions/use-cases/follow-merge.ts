import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { FacilityMerged, MergeUndone } from '#plugins/support/contract/events.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { RefreshFacility } from '../services/refresh-facility.ts'
import type { Submissions } from '../services/submissions.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly directory: Facilities
  readonly knownFacilities: KnownFacilities
  readonly submissions: Submissions
  readonly refreshFacility: RefreshFacility
  readonly audit: Audit
  readonly transaction: Transaction
}

const makeMove = ({ opinions, directory, knownFacilities, submissions, refreshFacility, audit }: Dependencies) =>
  Effect.fn('opinions.move-opinions')(function* (actor: Actor, from: string, to: string, isBack: boolean) {
    yield* directory.lock([from, to].toSorted())
    const moved = yield* isBack ? opinions.moveBack(from, to) : opinions.move(from, to)
    const facility = (yield* knownFacilities.find([to])).get(to)
    // What waits is put before support under its new facility; it keeps its place in the queue.
    if (facility) for (const opinion of moved) if (opinion.state === 'pending') yield* submissions.submitOpinion(opinion, facility)
    for (const id of [from, to]) yield* refreshFacility(id)
    yield* audit.record({ actor, action: 'opinions.moved', subject: null, about: { from, to, opinions: moved.length } })
  })

/** Gives the opinions about a merged facility to the one that remains, except of authors who have written about both. */
export const makeFollowMerge = (dependencies: Dependencies) => {
  const move = makeMove(dependencies)
  return Effect.fn('opinions.follow-merge')(function* (actor: Actor, { survivor, merged }: FacilityMerged) {
    yield* move(actor, merged, survivor, false)
  }, dependencies.transaction)
}
export type FollowMerge = ReturnType<typeof makeFollowMerge>
export const FollowMerge = token<FollowMerge>('opinions/FollowMerge')

/** Gives those opinions back after a merge was undone. */
export const makeFollowUndoneMerge = (dependencies: Dependencies) => {
  const move = makeMove(dependencies)
  return Effect.fn('opinions.follow-undone-merge')(function* (actor: Actor, { survivor, merged }: MergeUndone) {
    yield* move(actor, survivor, merged, true)
  }, dependencies.transaction)
}
export type FollowUndoneMerge = ReturnType<typeof makeFollowUndoneMerge>
export const FollowUndoneMerge = token<FollowUndoneMerge>('opinions/FollowUndoneMerge')
