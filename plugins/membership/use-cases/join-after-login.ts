import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { AccountSignedIn } from '#plugins/accounts/contract/events.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { Invitations } from '../domain/members.port.ts'
import { Join } from '../services/join.ts'

/** Accepts the invitations of an address after its owner has signed in (decisions §7); one that can no longer be accepted is deleted. */
export const JoinAfterLogin = define(
  'membership/JoinAfterLogin',
  { standings: AccountStandings, invitations: Invitations, join: Join, transaction: Transaction },
  ({ standings, invitations, join, transaction }) =>
    Effect.fn('membership.join-after-login')(function* (actor: Actor, { accountId }: Pick<AccountSignedIn, 'accountId'>) {
      const [account] = yield* standings.ofIds([accountId])
      if (!account?.confirmed) return
      // In one order, so that two logins never wait for each other.
      const waiting = (yield* invitations.ofEmail(account.email)).toSorted((a, b) => (a.facility_id < b.facility_id ? -1 : 1))
      for (const { id } of waiting)
        yield* transaction(Effect.asVoid(join(actor, accountId, id))).pipe(
          Effect.catchTags({
            AlreadyMember: () => invitations.remove(id),
            FacilityNotFound: () => invitations.remove(id),
            // Withdrawn, or the address changed, meanwhile.
            MembershipNotFound: () => Effect.void,
          }),
        )
    }),
)
