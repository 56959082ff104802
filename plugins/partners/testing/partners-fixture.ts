import { Effect } from 'effect'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { Grants } from '#core/access/grants.port.ts'
import { facilityPermission } from '#core/access/permissions.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { EmailTaken } from '#plugins/accounts/contract/errors.ts'
import type { InvitedAccounts } from '#plugins/accounts/contract/invited-accounts.ts'
import type { PartnerRow } from '../contract/row.ts'
import { type PartnerMember, PartnerMembers } from '../domain/members.port.ts'
import { GrantWaiting } from '../services/grant-waiting.ts'
import { ImportRow, ImportRows } from '../services/import-rows.ts'
import { storeFacility } from './store-facility.ts'

/** Creates a valid row about the facility with this number. */
export const aRow = (over: Partial<PartnerRow> = {}): PartnerRow => ({
  partner_facility_id: 'b-1',
  rspo: '1001',
  email: 'anna@bajka.test',
  first_name: 'Anna',
  last_name: 'Lisowska',
  role: 'owner',
  language: 'pl',
  ...over,
})

/** Makes the services of the plugin, with the facility `Bajka` of the number 1001; accounts are those of the fixture. */
export const makePartnersFixture = async (database: UseCaseDatabase) => {
  const accounts = new Map<string, { readonly id: string; readonly source: string; accepted: boolean }>()
  const members = database.find(PartnerMembers)
  const bajka = { id: await storeFacility(database, '1001') }
  const audit = makeAudit()
  const { clock } = database
  const mailQueue = makeMailQueue()
  const grants = database.find(Grants)
  const verified: string[] = []
  const invited: InvitedAccounts = {
    find: (email) => Effect.sync(() => accounts.get(email.trim().toLowerCase()) ?? null),
    invite: ({ email, source }) =>
      Effect.suspend(() => {
        if (accounts.has(email)) return Effect.fail(new EmailTaken())
        const id = newId()
        accounts.set(email.trim().toLowerCase(), { id, source, accepted: false })
        return Effect.succeed({ id, password: '0123-4567-89ab-cdef', token: 'token' })
      }),
  }
  const contacts = {
    byIds: (ids: readonly string[]) =>
      Effect.sync(() =>
        [...accounts].flatMap(([email, { id }]) =>
          ids.includes(id) ? [{ id, email, first_name: 'Anna', last_name: 'Lisowska', language: 'pl' as const }] : [],
        ),
      ),
  }
  const verification = {
    set: (id: string) =>
      Effect.sync(() => {
        verified.push(id)
        return true
      }),
  }
  const permissions = [facilityPermission('facility-data/write', { roles: ['owner', 'administrator'] })]
  const grantWaiting = makeOf(GrantWaiting)({ members, grants, permissions, verification, accounts: contacts, mailQueue })
  const transaction = transactionWith(database, audit, mailQueue)
  const importRow = makeOf(ImportRow)({ members, invited, grantWaiting, mailQueue, audit, clock, transaction })
  return {
    accounts,
    members,
    bajka,
    audit,
    clock,
    mailQueue,
    grants,
    verified,
    grantWaiting,
    importRow,
    importRows: makeOf(ImportRows)({ importRow }),
    storedMembers: () => rowsOf<PartnerMember>(database, 'select * from partners_member'),
  }
}
