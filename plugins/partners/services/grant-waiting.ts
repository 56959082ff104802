import { Effect } from 'effect'
import type { Grants } from '#core/access/grants.port.ts'
import { type FacilityPermission, permissionsOfRole } from '#core/access/permissions.ts'
import type { FacilityVerification } from '#core/facilities/facility-verification.port.ts'
import { token } from '#core/kernel/token.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { PartnerMembers } from '../domain/members.port.ts'

interface Dependencies {
  readonly members: PartnerMembers
  readonly grants: Grants
  readonly permissions: readonly FacilityPermission[]
  readonly verification: FacilityVerification
  readonly accounts: Accounts
  readonly mailQueue: MailQueue
}

/**
 * Gives an account the facilities that it waits for, in the caller's transaction. A facility that has an owner stays
 * with the owner: the account is told how to claim it, and nobody loses access.
 */
export const makeGrantWaiting = ({ members, grants, permissions, verification, accounts, mailQueue }: Dependencies) =>
  Effect.fn('partners.grant-waiting')(function* (accountId: string) {
    const [account] = yield* accounts.byIds([accountId])
    for (const { facility_id, facility, role } of account ? yield* members.waitingOf(accountId) : []) {
      const owned = (yield* members.hasOwner(facility_id)) && role === 'owner'
      yield* members.setState(accountId, facility_id, owned ? 'owned' : 'granted')
      if (owned && account)
        yield* mailQueue.enqueue({
          to: account.email,
          language: account.language,
          template: 'partners.mail.owned',
          values: { name: account.first_name, facility, facility_id },
          key: `partners.owned:${accountId} ${facility_id}`,
        })
      if (owned) continue
      yield* grants.save({ accountId, facilityId: facility_id, role, permissions: permissionsOfRole(permissions, role) })
      yield* verification.set(facility_id, 'verified')
    }
  })

export type GrantWaiting = ReturnType<typeof makeGrantWaiting>
export const GrantWaiting = token<GrantWaiting>('partners/GrantWaiting')
