import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Memberships } from '#core/facilities/membership.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import { OpinionsChanged } from '../contract/events.ts'
import type { Opinion } from '../domain/opinion.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import { type Evidence, monthsBetween, trustOf } from '../domain/trust.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly memberships: Memberships
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
}

type Proof = Pick<Evidence, 'code' | 'membership' | 'document'>

/**
 * Decides how far the accepted opinions of an author are trusted; `decided` is one that was accepted just now, whose
 * evidence is looked at anew.
 */
export const makeRefreshTrust = ({ opinions, memberships, audit, events, clock }: Dependencies) => {
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
}

export type RefreshTrust = ReturnType<typeof makeRefreshTrust>
export const RefreshTrust = token<RefreshTrust>('opinions/RefreshTrust')
