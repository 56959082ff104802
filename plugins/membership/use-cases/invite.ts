import { Effect } from 'effect'
import { rateLimitKey, type User } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { PremiumRequired } from '#core/packages/limit-errors.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { membershipApi } from '../contract/api.ts'
import { MembersFull } from '../contract/errors.ts'
import type { InvitationResult, NewInvitations } from '../contract/invitation.ts'
import { invitationDays, invitationLimits, membersLimit } from '../contract/limits.ts'
import type { MemberRole } from '../contract/membership.ts'
import { parseEmails } from '../contract/parse-emails.ts'
import { memberPermissions } from '../contract/permissions.ts'
import type { Invitation } from '../domain/member.ts'
import { FacilityGrants, Invitations, Members } from '../domain/members.port.ts'
import { LockFacility } from '../services/find-members.ts'
import { Announce, hasRole } from '../services/join.ts'
import { SendInvitations } from '../services/send-invitations.ts'

/** Rate limit of lists per account. */
const listsPerHour = { times: 60, seconds: 3600 } as const

/** Invites people by e-mail and reports each address. Whether an address has an account shows in nothing but an existing membership. */
export const Invite = handler(
  membershipApi.invite,
  {
    lockFacility: LockFacility,
    members: Members,
    invitations: Invitations,
    facilityGrants: FacilityGrants,
    standings: AccountStandings,
    sendInvitations: SendInvitations,
    announce: Announce,
    limits: Limits,
    rateLimit: RateLimit,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({
    lockFacility,
    members,
    invitations,
    facilityGrants,
    standings,
    sendInvitations,
    announce,
    limits,
    rateLimit,
    audit,
    clock,
    transaction,
  }) => {
    /** Returns why an address is not invited; those missing are invited. */
    const findExcluded = Effect.fn('membership.find-excluded')(function* (
      { id }: KnownFacility,
      role: MemberRole,
      emails: readonly string[],
      waiting: ReadonlyMap<string, Invitation>,
    ) {
      const grants = yield* facilityGrants.of(id)
      const accounts = yield* standings.ofEmails(emails)
      const renewFrom = new Date(clock.now().getTime() - invitationDays.link * 86_400_000).toISOString()
      const invited = emails.filter((email) => {
        const one = waiting.get(email)
        return one !== undefined && one.role === role && one.invited_at > renewFrom
      })
      return new Map<string, InvitationResult>([
        ...invited.map((email) => [email, 'already_invited'] as const),
        ...[...(yield* invitations.refused(id, emails))].map((email) => [email, 'refused'] as const),
        ...accounts.flatMap((account) => (hasRole(grants.get(account.id), role) ? [[account.email, 'already_member'] as const] : [])),
      ])
    })

    /** Returns how many of so many mails the facility may still send today. */
    const spend = Effect.fn('membership.spend-invitations')(function* (facilityId: string, mails: number) {
      const { day } = toWarsawTime(clock.now())
      const over = Math.min(mails, Math.max(0, (yield* invitations.spend(facilityId, day, mails)) - invitationLimits.perDay))
      if (over > 0) yield* invitations.spend(facilityId, day, -over)
      return mails - over
    })

    const store = Effect.fn('membership.store-invitations')(function* (user: User, { facility_id, role, emails }: NewInvitations) {
      yield* requirePermission(user, memberPermissions[role].write, facility_id)
      const facility = yield* lockFacility(facility_id)
      if ((yield* limits.valueFor(facility.id, membersLimit)) !== true) return yield* new PremiumRequired()
      const parsed = parseEmails(emails)
      const fresh = parsed.flatMap(({ text, result }) => (result === 'new' ? [text] : []))
      const waiting = new Map((yield* invitations.ofFacility(facility.id)).map((one) => [one.email, one]))
      const excluded = yield* findExcluded(facility, role, fresh, waiting)
      const wanted = fresh.filter((email) => !excluded.has(email))
      const room = Math.max(0, invitationLimits.members - waiting.size - (yield* members.count(facility.id)))
      if (room === 0 && wanted.some((email) => !waiting.has(email)))
        return yield* new MembersFull({ values: { max: invitationLimits.members } })
      const allowed = new Set(wanted.slice(0, yield* spend(facility.id, Math.min(wanted.length, room))))
      const invited_at = clock.now().toISOString()
      yield* sendInvitations(
        user,
        facility,
        [...allowed].map((email) => ({ id: waiting.get(email)?.id ?? newId(), facility_id: facility.id, role, email, invited_at })),
      )
      if (allowed.size > 0) {
        yield* audit.record({
          actor: user,
          action: 'membership.invited',
          subject: user.id,
          about: { facility: facility.id, role, count: allowed.size },
        })
        yield* announce(facility.id)
      }
      const resultOf = (email: string): InvitationResult => excluded.get(email) ?? (allowed.has(email) ? 'created' : 'over_limit')
      return {
        created: allowed.size,
        results: parsed.map(({ line, text, result }) => ({ line, text, result: result === 'new' ? resultOf(text) : result })),
      }
    }, transaction)

    return Effect.fn('membership.invite')(function* (user, input) {
      yield* rateLimit.consume('membership.invite', rateLimitKey(user), listsPerHour)
      return yield* store(user, input)
    })
  },
)
