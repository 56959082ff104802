import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined, makeTable } from '#adapters/memory/recoverable.ts'
import { MembershipNotFound } from '../contract/errors.ts'
import type { Invitation, Member } from '../domain/member.ts'
import { type Invitations, invitationsOf, type Members, membersOf } from '../domain/members.port.ts'

const strength = (state: Member['state']) => (state === 'approved' ? 0 : state === 'awaiting_verification' ? 1 : 2)
const strongest = (a: Member, b: Member) => strength(a.state) - strength(b.state) || (a.changed_at < b.changed_at ? 1 : -1)

/** Creates in-memory repositories of relations and invitations; `merged` maps merged facilities to those that survive. */
export const makeMemoryMembers = () => {
  const rows = makeMemoryStore<Member>()
  const invited = makeMemoryStore<Invitation>()
  const days = makeTable<number>()
  const refusals = makeTable<string>()
  const merged = new Map<string, string>()
  const deleted = new Map<string, string>()
  const current = (id: string) => merged.get(id) ?? id
  const all = () => rows.all().map((row) => ({ ...row, facility_id: current(row.facility_id) }))
  const allInvited = () => invited.all().map((row) => ({ ...row, facility_id: current(row.facility_id) }))
  const members: Members = {
    ...membersOf(rows),
    ofFacility: (facilityId, role) =>
      Effect.sync(() => {
        const found = all()
          .filter((one) => one.facility_id === facilityId && one.role === role && one.state !== 'removed' && one.state !== 'left')
          .toSorted(strongest)
        return found.filter((one, at) => found.findIndex(({ account_id }) => account_id === one.account_id) === at)
      }),
    ofAccount: (accountId) =>
      Effect.sync(() =>
        all()
          .filter(({ account_id }) => account_id === accountId)
          .toSorted((a, b) => (a.changed_at < b.changed_at ? 1 : -1)),
      ),
    byId: (id) =>
      Effect.suspend(() => {
        const found = all().find((one) => one.id === id)
        return found ? Effect.succeed(found) : Effect.fail(new MembershipNotFound())
      }),
    find: (facilityId, accountId) =>
      Effect.sync(
        () =>
          all()
            .filter((one) => one.facility_id === facilityId && one.account_id === accountId)
            .toSorted(strongest)[0] ?? null,
      ),
    count: (facilityId) => Effect.sync(() => all().filter((one) => one.facility_id === facilityId && strength(one.state) < 2).length),
    countWaiting: (facilityIds) =>
      Effect.sync(() => {
        const counts = new Map<string, { facility_id: string; role: Member['role']; waiting: number }>()
        for (const { facility_id, role, state } of all())
          if (state === 'awaiting_verification' && facilityIds.includes(facility_id)) {
            const key = `${facility_id} ${role}`
            counts.set(key, { facility_id, role, waiting: (counts.get(key)?.waiting ?? 0) + 1 })
          }
        return [...counts.values()]
      }),
    ofFacilitiesDeletedBefore: (at) =>
      Effect.sync(() =>
        [...deleted].flatMap(([id, on]) =>
          on < at && [...rows.all(), ...invited.all()].some(({ facility_id }) => facility_id === id) ? [id] : [],
        ),
      ),
  }
  const invitations: Invitations = {
    ...invitationsOf(invited),
    ofFacility: (facilityId) => Effect.sync(() => allInvited().filter((one) => one.facility_id === facilityId)),
    ofEmail: (email) => Effect.sync(() => allInvited().filter((one) => one.email === email)),
    byId: (id) => Effect.sync(() => allInvited().find((one) => one.id === id) ?? null),
    save: (fresh) =>
      Effect.sync(() => {
        for (const one of fresh) {
          const before = invited.all().find(({ facility_id, email }) => facility_id === one.facility_id && email === one.email)
          const id = before?.id ?? one.id
          invited.rows.set(id, { ...one, id })
        }
      }),
    spend: (facilityId, day, mails) =>
      Effect.sync(() => {
        const total = (days.rows.get(`${facilityId} ${day}`) ?? 0) + mails
        days.rows.set(`${facilityId} ${day}`, total)
        return total
      }),
    clearDays: (before) =>
      Effect.sync(() => {
        for (const key of [...days.rows.keys()]) if ((key.split(' ')[1] ?? '') < before) days.rows.delete(key)
      }),
    refused: (facilityId, emails) => Effect.sync(() => new Set(emails.filter((email) => refusals.rows.has(`${facilityId} ${email}`)))),
    refuse: (facilityId, email, at) => Effect.sync(() => void refusals.rows.set(`${facilityId} ${email}`, at)),
  }
  return {
    members,
    invitations,
    rows: rows.rows,
    invited: invited.rows,
    days: days.rows,
    merged,
    deleted,
    ...joined(rows, invited, days, refusals),
  }
}
