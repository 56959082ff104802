import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { FacilityVerification } from '#core/facilities/facility-verification.port.ts'
import { define } from '#core/kernel/define.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { PartnerMembers } from '../domain/members.port.ts'

/**
 * Gives an account the facilities that it waits for, in the caller's transaction. A facility that has an owner stays
 * with the owner: the account is told how to claim it, and nobody loses access.
 */
export const GrantWaiting = define(
  'partners/GrantWaiting',
  {
    members: PartnerMembers,
    grants: Grants,
    permissions: Permissions,
    verification: FacilityVerification,
    accounts: Accounts,
    mailQueue: MailQueue,
  },
  ({ members, grants, permissions, verification, accounts, mailQueue }) =>
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
    }),
)
