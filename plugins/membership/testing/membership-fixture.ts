import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { setStanding } from '#config/quality/testing/store-standing.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { type PermissionName, permissionsOfRole } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import type { Follower, Followers } from '#core/facilities/followers.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import type { HoldAccount, ProveIdentity } from '#plugins/accounts/contract/access.ts'
import { AccountNotFound, BadPassword } from '#plugins/accounts/contract/errors.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { AccountStanding, AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { type Invitation, type Member, newMember } from '../domain/member.ts'
import { FacilityGrants, Invitations, Members } from '../domain/members.port.ts'
import { Join } from '../services/join.ts'

/** Password of all accounts of the fixture. */
export const password = 'Demo!2345'

const permissions = Object.values(facilityPermissions)

/** Finds the ports and makes the services of memberships, with one facility with a package, its owner, and a stranger. */
export const makeMembershipFixture = async (database: UseCaseDatabase) => {
  const { clock } = database
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const audit = makeAudit()
  const realtime = makeRealtime()
  const accounts = new Map<string, AccountStanding>()
  const following: Follower[] = []
  const grants = database.find(Grants)
  const facilityGrants = database.find(FacilityGrants)
  const standings: AccountStandings = {
    ofIds: (ids) => Effect.sync(() => ids.flatMap((id) => accounts.get(id) ?? [])),
    ofEmails: (emails) => Effect.sync(() => [...accounts.values()].filter(({ email }) => emails.includes(email))),
  }
  const holdAccount: HoldAccount = (id) =>
    Effect.suspend(() => {
      const account = accounts.get(id)
      return account ? Effect.succeed(account) : Effect.fail(new AccountNotFound())
    })
  const transaction = transactionWith(database, events, mailQueue, audit, realtime)
  const proveIdentity: ProveIdentity = (_, proof, change) =>
    proof.password === password ? transaction(change) : Effect.fail(new BadPassword())
  const ports = {
    clock,
    events,
    mailQueue,
    audit,
    realtime,
    grants,
    facilityGrants,
    standings,
    holdAccount,
    proveIdentity,
    transaction,
    permissions,
    members: database.find(Members),
    invitations: database.find(Invitations),
    rateLimit: database.find(RateLimit),
    signing: makeSigning({ clock }),
    knownFacilities: database.find(KnownFacilities),
    facilities: database.find(Facilities),
    limits: database.find(Limits),
    site: { url: 'https://kredka.test' },
    followers: {
      listTo: (_, { except, offset, limit }) =>
        Effect.sync(() => {
          const left = following.filter(({ account_id }) => !except.includes(account_id))
          return { items: left.slice(offset, offset + limit), total: left.length }
        }),
      followedBy: () => Effect.succeed([]),
      listNotified: () => Effect.succeed([]),
    } satisfies Followers,
    overview: { publishCounts: () => Effect.void, countsOf: () => Effect.succeed({}), markSeen: () => Effect.void },
  }
  const services = {
    join: makeOf(Join)(ports),
  }

  /** Adds an account; `email` defaults to one of its own. */
  const addAccount = (over: Partial<AccountStanding> = {}): AccountStanding => {
    const id = newId()
    const account: AccountStanding = {
      id,
      email: `${id}@kredka.test`,
      first_name: 'Ola',
      last_name: 'Kowalska',
      language: 'pl',
      type: 'user',
      confirmed: true,
      ...over,
    }
    accounts.set(account.id, account)
    return account
  }
  const facility = { slug: 'sloneczko', name: 'Słoneczko' }
  const facilityId = await storeFacilityRow(database, facility)
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(database, sql, parameters)
  await setStanding(database, facilityId, { status: 'premium', validUntil: '2100-01-01T00:00:00.000Z' })
  /** Returns an account as the user that it is now. */
  const userOf = async ({ id, type }: Pick<AccountStanding, 'id' | 'type'>): Promise<User> =>
    aUser({ id, type, perms: await run(grants.permissionsOf(id)) })
  /** Adds an account with a role and the permissions of it, or others. */
  const addStaff = async (
    role: FacilityRole,
    names: readonly PermissionName[] = permissionsOfRole(permissions, role),
    over: Partial<AccountStanding> = {},
  ) => {
    const account = addAccount(over)
    await run(grants.save({ accountId: account.id, facilityId, role, permissions: names }))
    return account
  }
  /** Adds an account with a relation, and the grant of an approved one. */
  const addMember = async (role: Member['role'], state: Member['state'], over: Partial<AccountStanding> = {}) => {
    const account = addAccount(over)
    const member = newMember(facilityId, account.id, role, state, clock.now())
    await run(ports.members.save(member))
    if (state === 'approved') await run(grants.save({ accountId: account.id, facilityId, role, permissions: [] }))
    return { account, member }
  }
  /** Stores an invitation without a mail. */
  const addInvitation = async (email: string, over: Partial<Invitation> = {}): Promise<Invitation> => {
    const base = { id: newId(), facility_id: facilityId, role: 'parent', language: 'pl', invited_at: clock.now().toISOString() } as const
    const invitation = { ...base, email, ...over }
    await run(ports.invitations.save([invitation]))
    return invitation
  }
  return {
    ...ports,
    ...services,
    facility: { ...facility, id: facilityId },
    accounts,
    following,
    addAccount,
    addStaff,
    addMember,
    addInvitation,
    userOf,
    grantOf: async (accountId: string) => (await run(facilityGrants.of(facilityId))).get(accountId),
    stateOf: async (id: string) => (await rows<Member>('select state from membership_member where id = ?', [id]))[0]?.state,
    storedMembers: () => rows<Member>('select * from membership_member'),
    invited: () => rows<Invitation>('select * from membership_invitation order by email'),
    /** Changes columns of the facility. */
    changeFacility: (columns: string) => rows(`update facility set ${columns} where id = ?`, [facilityId]),
    endPackage: () => rows(`update facility set status = 'registered' where id = ?`, [facilityId]),
    deleteFacility: () => rows('update facility set deleted_at = ? where id = ?', [clock.now(), facilityId]),
  }
}
