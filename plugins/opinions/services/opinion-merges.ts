import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import type { FacilityMerge, MergeParticipant } from '#core/facilities/merge-participant.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import type { Opinion } from '../domain/opinion.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { RefreshFacility } from './refresh.ts'
import { Submissions } from './submissions.ts'

/** Takes opinions through merges of facilities, except of authors who have written about both; both ratings are computed anew. */
export const OpinionMerges = define(
  'opinions/Merges',
  { opinions: Opinions, knownFacilities: KnownFacilities, submissions: Submissions, refreshFacility: RefreshFacility, audit: Audit },
  ({ opinions, knownFacilities, submissions, refreshFacility, audit }): MergeParticipant => {
    const refreshMoved = Effect.fn('opinions.refresh-moved')(function* (actor: Actor, from: string, to: string, moved: readonly Opinion[]) {
      const facility = (yield* knownFacilities.find([to])).get(to)
      // What waits is put before support under its new facility; it keeps its place in the queue.
      if (facility) for (const opinion of moved) if (opinion.state === 'pending') yield* submissions.submitOpinion(opinion, facility)
      for (const id of [from, to]) yield* refreshFacility(id)
      yield* audit.record({ actor, action: 'opinions.moved', subject: null, about: { from, to, opinions: moved.length } })
    })
    return {
      join: Effect.fn('opinions.join')(function* (actor, { survivor, merged }: FacilityMerge) {
        yield* refreshMoved(actor, merged, survivor, yield* opinions.move(merged, survivor))
      }),
      writtenSince: ({ survivor, at }) =>
        Effect.map(opinions.writtenSince(survivor, at), (written) =>
          written.map(({ id, written_at, author_first_name }) => ({ id, at: written_at, label: author_first_name })),
        ),
      part: Effect.fn('opinions.part')(function* (actor, { survivor, merged }: FacilityMerge, chosen) {
        const back = yield* opinions.moveBack(survivor, merged)
        const given = yield* opinions.give(survivor, merged, chosen)
        yield* refreshMoved(actor, survivor, merged, [...back, ...given])
      }),
    }
  },
)
