import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { type Mail, MailQueue } from '#core/ports/mail-queue.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { tokenOf } from '../domain/invitation-token.ts'
import type { Invitation } from '../domain/member.ts'
import { Invitations } from '../domain/members.port.ts'

/**
 * Stores invitations and mails their links, with one that refuses by one click (RFC 8058): in the language of the
 * invited account, or of who invites.
 */
export const SendInvitations = define(
  'membership/SendInvitations',
  { invitations: Invitations, standings: AccountStandings, mailQueue: MailQueue, signing: Signing, site: Site },
  ({ invitations, standings, mailQueue, signing, site }) =>
    Effect.fn('membership.send-invitations')(function* (
      { id }: Pick<User, 'id'>,
      { name }: Pick<KnownFacility, 'name'>,
      drafts: readonly Omit<Invitation, 'language'>[],
    ) {
      if (drafts.length === 0) return
      const [inviter] = yield* standings.ofIds([id])
      const languages = new Map((yield* standings.ofEmails(drafts.map(({ email }) => email))).map((one) => [one.email, one.language]))
      const fresh = drafts.map((one): Invitation => ({ ...one, language: languages.get(one.email) ?? inviter?.language ?? 'pl' }))
      yield* invitations.save(fresh)
      const from = inviter ? `${inviter.first_name} ${inviter.last_name}` : name
      const mailOf = (one: Invitation): Mail => {
        const linkToken = tokenOf(one, signing)
        return {
          to: one.email,
          language: one.language,
          template: 'membership.mail.invitation',
          values: { facility: name, from, role: one.role, token: linkToken },
          unsubscribe: `${site.url}/api/v1/membership/invitation/refuse/${linkToken}`,
          key: `membership.invitation:${one.id}:${one.invited_at}`,
        }
      }
      yield* mailQueue.enqueue(...fresh.map(mailOf))
    }),
)
