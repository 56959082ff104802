import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { demoFacility, demoInvitation, demoMembers } from '../demo/demo-members.ts'
import { newMember } from '../domain/member.ts'
import { Invitations, Members } from '../domain/members.port.ts'

/** Gives the facility of the demo its members, once. */
export const SeedMembersDemo = define(
  'membership/SeedDemo',
  {
    demoFacilities: DemoFacilities,
    standings: AccountStandings,
    members: Members,
    invitations: Invitations,
    grants: Grants,
    clock: Clock,
    transaction: Transaction,
  },
  ({ demoFacilities, standings, members, invitations, grants, clock, transaction }): Seed =>
    Effect.fn('membership.seed-demo')(function* () {
      const facilityId = yield* demoFacilities.find(demoFacility.name, demoFacility.city)
      if (facilityId === null) return
      const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
      const accounts = new Map((yield* standings.ofEmails(demoMembers.map(({ email }) => email))).map((one) => [one.email, one.id]))
      for (const { email, role, state, days } of demoMembers) {
        const accountId = accounts.get(email)
        if (accountId === undefined || (yield* members.find(facilityId, accountId))) continue
        yield* members.save(newMember(facilityId, accountId, role, state, daysAgo(days)))
        if (state === 'approved') yield* grants.save({ accountId, facilityId, role, permissions: [] })
      }
      const { email, role, days } = demoInvitation
      if ((yield* invitations.ofEmail(email)).length === 0)
        yield* invitations.save([
          { id: newId(), facility_id: facilityId, role, email, language: 'pl', invited_at: daysAgo(days).toISOString() },
        ])
    }, transaction),
)
