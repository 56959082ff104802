import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { rateLimitKey } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { claimsApi } from '../contract/api.ts'
import { newClaim } from '../domain/claim.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { Claims } from '../domain/claims.port.ts'
import { mostSimilar } from '../domain/similar-names.ts'
import { LocateCity } from '../services/locate-city.ts'
import { PutForward } from '../services/put-forward.ts'

/** Rate limit of proposed facilities per account. */
const proposalLimit = { times: 10, seconds: 86_400 } as const

/**
 * Proposes a facility that is not in the directory: a claim without documents, which support accepts, returns with a
 * question, or rejects (features CL-02).
 */
export const ProposeFacility = handler(
  claimsApi.proposeFacility,
  {
    claims: Claims,
    accounts: Accounts,
    locateCity: LocateCity,
    putForward: PutForward,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ claims, accounts, locateCity, putForward, rateLimit, clock, transaction }) =>
    Effect.fn('claims.propose-facility')(function* (user, { account_id, status: _, position, ...facility }) {
      if (account_id !== undefined && account_id !== user.id) return yield* new Validation({ schema: { account_id: ['FIELD_INVALID'] } })
      yield* rateLimit.consume('claims.propose', rateLimitKey(user), proposalLimit)
      const [account] = yield* accounts.byIds([user.id])
      if (!account) return yield* new MissingJwt()
      const { first_name, last_name, email } = account
      return yield* transaction(
        Effect.gen(function* () {
          const proposal = yield* locateCity(facility)
          const claimant = { role: 'owner', first_name, last_name, position: position ?? '', phone: facility.phone ?? '', email } as const
          const draft = { ...newClaim(user.id, { id: newId(), proposal }, claimant, clock.now()), account_id: user.id }
          yield* claims.add(draft)
          const { id, facility_id, due_at } = yield* putForward(user, draft, {
            id: draft.facility_id,
            name: facility.name,
            owner_id: null,
          })
          const waits = { status: 'unknown', shadow_status: 'pending', claim_id: id, due_at: due_at ?? '' } as const
          return { ...facility, id: facility_id, account_id: user.id, ...waits }
          // A new facility has an id that no other claim can have.
        }).pipe(Effect.catchTag('ClaimExists', Effect.die)),
      )
    }),
)

/** Finds facilities of a town whose names resemble a name, so that nobody signs up what the directory has. */
export const FindSimilar = handler(claimsApi.findSimilar, { facilities: ClaimedFacilities }, ({ facilities }) =>
  Effect.fn('claims.find-similar')(function* (_, { name, city, voivodeship }) {
    return { facilities: mostSimilar(name, yield* facilities.inCity(slugOf(city), voivodeship ?? null)) }
  }),
)
