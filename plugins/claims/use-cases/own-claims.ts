import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { ListPendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import { shadowStatusOf } from '#core/facilities/verification.ts'
import { define, provide } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import { LoadClaimsLayout } from '../contract/ui.ts'
import { verificationOf } from '../domain/claim-states.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { Claims } from '../domain/claims.port.ts'
import { maskEmail } from '../domain/mask-email.ts'
import { EditClaim, GiveUpClaim, requireOwnClaim } from '../services/change-claim.ts'
import { ReadClaim, ReadClaims } from '../services/read-claims.ts'

/** Lists the claims of the user, the newest first. */
export const ListClaims = handler(claimsApi.listClaims, { claims: Claims, readClaims: ReadClaims }, ({ claims, readClaims }) =>
  Effect.fn('claims.list')(function* ({ id }) {
    return { claims: yield* readClaims(yield* claims.ofAccount(id)) }
  }),
)

/** Lists the facilities whose claims wait or were rejected; of several claims for one facility the newest counts. */
export const ListPendingClaims = define(
  'claims/ListPendingClaims',
  { claims: Claims, readClaims: ReadClaims },
  ({ claims, readClaims }): ListPendingFacilities =>
    Effect.fn('claims.list-pending')(function* (accountId) {
      const newest = new Map((yield* claims.ofAccount(accountId)).toReversed().map((claim) => [claim.facility_id, claim]))
      const shown = [...newest.values()].filter(({ state }) => shadowStatusOf(verificationOf[state]) !== null)
      return (yield* readClaims(shown)).flatMap(({ state, facility: { id, name, city } }) => {
        const shadow_status = shadowStatusOf(verificationOf[state])
        return shadow_status === null ? [] : [{ id, name, city, shadow_status }]
      })
    }),
)

/** Loads what the pages of the wizard share: the badge counters of the user card. */
export const makeLoadClaimsLayout = provide(
  LoadClaimsLayout,
  { overview: Overview },
  ({ overview }): LoadClaimsLayout =>
    Effect.fn('claims.load-layout')(function* (actor: Actor, _: LayoutInput) {
      const { id } = yield* requireUser(actor)
      return { badges: yield* overview.countsOf(id) }
    }),
)

/** Shows a facility before a claim is begun; e-mail addresses are masked. */
export const ShowFacility = handler(claimsApi.showFacility, { facilities: ClaimedFacilities }, ({ facilities }) =>
  Effect.fn('claims.show-facility')(function* (user, { id }) {
    const found = (yield* facilities.byIds([id])).get(id)
    if (!found) return yield* new FacilityNotFound()
    const { register_email: _, owner_id, email, ...facility } = found
    return { ...facility, email: email === null ? null : maskEmail(email), owned: owner_id !== null, yours: owner_id === user.id }
  }),
)

/** Saves a step of the wizard; what the step does not name stays. */
export const ChangeClaim = handler(
  claimsApi.changeClaim,
  { claims: Claims, editClaim: EditClaim, readClaim: ReadClaim, clock: Clock, transaction: Transaction },
  ({ claims, editClaim, readClaim, clock, transaction }) =>
    Effect.fn('claims.change')(function* (actor, { id, ...input }) {
      const claim = yield* editClaim(actor, id)
      const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
      const changed = { ...claim, ...changes, changed_at: clock.now().toISOString() }
      // The state stays, so that no other open claim can be in its way.
      yield* claims.save(changed).pipe(Effect.catchTag('ClaimExists', Effect.die))
      return yield* readClaim(changed)
    }, transaction),
)

/** Withdraws a claim of the user that is not decided. */
export const WithdrawClaim = handler(
  claimsApi.withdrawClaim,
  { claims: Claims, giveUpClaim: GiveUpClaim, readClaim: ReadClaim, transaction: Transaction },
  ({ claims, giveUpClaim, readClaim, transaction }) =>
    Effect.fn('claims.withdraw')(function* (user, { id }) {
      const claim = yield* requireOwnClaim(yield* claims.lock(id), user.id)
      return yield* readClaim(yield* giveUpClaim(user, claim, 'withdraw'))
    }, transaction),
)
