import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { Memberships } from '#core/facilities/membership.port.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { OpinionsChanged } from '../contract/events.ts'
import type { Opinion } from '../domain/opinion.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { Staff } from '../domain/readers.port.ts'
import { type Evidence, monthsBetween, trustOf } from '../domain/trust.ts'

type Proof = Pick<Evidence, 'code' | 'membership' | 'document'>

/**
 * Decides how far the accepted opinions of an author are trusted; `decided` is one that was accepted just now, whose
 * evidence is looked at anew.
 */
export const RefreshTrust = define(
  'opinions/RefreshTrust',
  { opinions: Opinions, memberships: Memberships, audit: Audit, events: Events, clock: Clock },
  ({ opinions, memberships, audit, events, clock }) => {
    const proofOf = Effect.fn('opinions.proof')(function* (opinion: Opinion, accountId: string) {
      const members = yield* memberships.approvedMembers(opinion.facility_id, [accountId])
      return { code: opinion.code_id !== null, document: opinion.document_seen, membership: members.has(accountId) } satisfies Proof
    })
    const storedProof = ({ trust_method: by }: Opinion): Proof => ({
      code: by === 'code',
      membership: by === 'membership',
      document: by === 'document',
    })
    return Effect.fn('opinions.refresh-trust')(function* (actor: Actor, accountId: string, decided: Opinion | null = null) {
      const { accepted, firstAcceptedAt, upheldReports } = yield* opinions.figuresOf(accountId)
      const author = {
        acceptedOpinions: accepted,
        upheldReports,
        monthsSinceFirst: firstAcceptedAt === null ? 0 : monthsBetween(firstAcceptedAt, clock.now()),
      }
      for (const opinion of yield* opinions.ofAccount(accountId)) {
        if (opinion.state !== 'accepted') continue
        const proof = opinion.id === decided?.id ? yield* proofOf(opinion, accountId) : storedProof(opinion)
        const { trust, trust_method } = trustOf({ ...proof, ...author })
        if (trust === opinion.trust && trust_method === opinion.trust_method) continue
        yield* opinions.save({ ...opinion, trust, trust_method })
        yield* audit.record({
          actor,
          action: 'opinions.trust-changed',
          subject: accountId,
          about: { opinion: opinion.id, trust, trust_method },
        })
        yield* events.emit(OpinionsChanged.of({ facilityId: opinion.facility_id }))
      }
    })
  },
)

/**
 * Computes the rating of a facility anew after its accepted opinions have changed. The caller has locked the facility,
 * so that no two compute from different opinions.
 */
export const RefreshFacility = define(
  'opinions/RefreshFacility',
  { opinions: Opinions, ratings: FacilityRatings, staff: Staff, overview: Overview, events: Events },
  ({ opinions, ratings, staff, overview, events }) =>
    Effect.fn('opinions.refresh-facility')(function* (facilityId: string) {
      yield* ratings.save(facilityId, yield* opinions.rating(facilityId))
      yield* events.emit(OpinionsChanged.of({ facilityId }))
      yield* overview.publishCounts(yield* staff.answering(facilityId))
    }),
)
