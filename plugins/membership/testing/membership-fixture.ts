import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import type { User } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { type PermissionName, permissionsOfRole } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { Follower, Followers } from '#core/facilities/followers.port.ts'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Limits } from '#core/packages/limits.port.ts'
import type { HoldAccount, ProveIdentity } from '#plugins/accounts/contract/access.ts'
import { AccountNotFound, BadPassword } from '#plugins/accounts/contract/errors.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { AccountStanding, AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { type FacilityGrant, type Invitation, type Member, newMember } from '../domain/member.ts'
import type { FacilityGrants } from '../domain/members.port.ts'
import { Join } from '../services/join.ts'
import { makeMemoryMembers } from './memory-members.ts'

/** Password of all accounts of the fixture. */
export const password = 'Demo!2345'

const permissions = Object.values(facilityPermissions)

/** Creates the ports and services of memberships in memory, with one facility with a package, its owner, and a stranger. */
export const makeMembershipFixture = () => {
  const clock = makeClock()
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const audit = makeAudit()
  const realtime = makeRealtime()
  const memory = makeMemoryMembers()
  const stored = makeTable<FacilityGrant & { readonly facilityId: string }>()
  const facilityRows = new Map<string, KnownFacility>()
  const accounts = new Map<string, AccountStanding>()
  const withoutPackage = new Set<string>()
  const following: Follower[] = []
  const grantsOf = (accountId: string) => stored.all().filter((grant) => grant.accountId === accountId)
  const grants: Grants = {
    permissionsOf: (accountId) =>
      Effect.sync(() => Object.fromEntries(grantsOf(accountId).map((grant) => [grant.facilityId, grant.permissions]))),
    facilitiesOf: (accountId) =>
      Effect.sync(() =>
        grantsOf(accountId).flatMap(({ facilityId, role, permissions }) => {
          const facility = facilityRows.get(facilityId)
          return facility ? [{ ...facility, role, permissions, status: 'premium' as const, is_new: false }] : []
        }),
      ),
    save: (grant) =>
      Effect.sync(() => void stored.rows.set(`${grant.facilityId} ${grant.accountId}`, { ...grant, givenAt: clock.now().toISOString() })),
    ownersOf: (facilityId) =>
      Effect.sync(() =>
        [...stored.rows.values()].flatMap((one) => (one.facilityId === facilityId && one.role === 'owner' ? [one.accountId] : [])),
      ),
    noteOpened: () => Effect.void,
    revoke: (accountId, facilityId) => Effect.sync(() => void stored.rows.delete(`${facilityId} ${accountId}`)),
  }
  const facilityGrants: FacilityGrants = {
    of: (id) =>
      Effect.sync(() => new Map(stored.all().flatMap((grant) => (grant.facilityId === id ? [[grant.accountId, grant] as const] : [])))),
  }
  const standings: AccountStandings = {
    ofIds: (ids) => Effect.sync(() => ids.flatMap((id) => accounts.get(id) ?? [])),
    ofEmails: (emails) => Effect.sync(() => [...accounts.values()].filter(({ email }) => emails.includes(email))),
  }
  const holdAccount: HoldAccount = (id) =>
    Effect.suspend(() => {
      const account = accounts.get(id)
      return account ? Effect.succeed(account) : Effect.fail(new AccountNotFound())
    })
  const transaction = makeTransaction(memory, stored, events, mailQueue, audit, realtime)
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
    members: memory.members,
    invitations: memory.invitations,
    rateLimit: makeRateLimit({ clock }),
    signing: makeSigning({ clock }),
    knownFacilities: makeMemoryKnownFacilities(() => [...facilityRows.values()]),
    facilities: { lock: (ids) => Effect.sync(() => ids.filter((id) => facilityRows.has(id))) } as Pick<Facilities, 'lock'> as Facilities,
    limits: { valueFor: (id) => Effect.sync(() => !withoutPackage.has(id)) } as Pick<Limits, 'valueFor'> as Limits,
    site: { url: 'https://kredka.test' },
    followers: {
      listTo: (_, { except, offset, limit }) =>
        Effect.sync(() => {
          const left = following.filter(({ account_id }) => !except.includes(account_id))
          return { items: left.slice(offset, offset + limit), total: left.length }
        }),
      followedBy: () => Effect.succeed([]),
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
  const facility = aKnownFacility({ id: newId() })
  facilityRows.set(facility.id, facility)
  /** Returns an account as the user that it is now. */
  const userOf = ({ id, type }: Pick<AccountStanding, 'id' | 'type'>): User =>
    aUser({ id, type, perms: Object.fromEntries(grantsOf(id).map((grant) => [grant.facilityId, grant.permissions])) })
  /** Adds an account with a role and the permissions of it, or others. */
  const addStaff = async (
    role: FacilityRole,
    names: readonly PermissionName[] = permissionsOfRole(permissions, role),
    over: Partial<AccountStanding> = {},
  ) => {
    const account = addAccount(over)
    await run(grants.save({ accountId: account.id, facilityId: facility.id, role, permissions: names }))
    return account
  }
  /** Adds an account with a relation, and the grant of an approved one. */
  const addMember = async (role: Member['role'], state: Member['state'], over: Partial<AccountStanding> = {}) => {
    const account = addAccount(over)
    const member = newMember(facility.id, account.id, role, state, clock.now())
    await run(ports.members.save(member))
    if (state === 'approved') await run(grants.save({ accountId: account.id, facilityId: facility.id, role, permissions: [] }))
    return { account, member }
  }
  /** Stores an invitation without a mail. */
  const addInvitation = async (email: string, over: Partial<Invitation> = {}): Promise<Invitation> => {
    const base = { id: newId(), facility_id: facility.id, role: 'parent', language: 'pl', invited_at: clock.now().toISOString() } as const
    const invitation = { ...base, email, ...over }
    await run(ports.invitations.save([invitation]))
    return invitation
  }
  const grantOf = (accountId: string) => stored.rows.get(`${facility.id} ${accountId}`)
  const stateOf = (id: string) => memory.rows.get(id)?.state
  return {
    ...ports,
    ...services,
    facility,
    facilityRows,
    accounts,
    withoutPackage,
    memory,
    following,
    addAccount,
    addStaff,
    addMember,
    addInvitation,
    userOf,
    grantOf,
    stateOf,
  }
}
