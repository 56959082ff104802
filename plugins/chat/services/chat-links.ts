import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { ChatLinkNotFound } from '../contract/errors.ts'
import { type ChatLink, ChatMails } from '../domain/chat.port.ts'
import { FindRoom } from './find-room.ts'

/** Days for which a link in a mail is valid. */
export const linkDays = 7

const shape = /^([0-9a-f-]{36})\.[\w-]{43}$/

// The address is part of what is signed, so that a link ends when the account gets another one.
const payload = (id: string, email: string) => `chat.link:${id}:${email}`

/** Builds the token of a link for the address that its mail goes to. */
export const ChatLinkToken = define('chat/LinkToken', { signing: Signing }, ({ signing }) => ({
  of: (id: string, email: string): string => `${id}.${signing.macsOf(payload(id, email))[0]}`,
  matches: (token: string, id: string, email: string): boolean =>
    signing.macsOf(payload(id, email)).some((mac) => token === `${id}.${mac}`),
}))

/**
 * Finds what a link shows: it works until it expires, as long as its account has the address and is in the room. `lock` holds link
 * and room until the transaction ends.
 */
export const FindLink = define(
  'chat/FindLink',
  { mails: ChatMails, accounts: Accounts, linkToken: ChatLinkToken, findRoom: FindRoom, clock: Clock },
  ({ mails, accounts, linkToken, findRoom, clock }) =>
    Effect.fn('chat.find-link')(function* (token: string, { lock = false }: { lock?: boolean } = {}) {
      const id = shape.exec(token)?.[1]
      const link: ChatLink | null = id === undefined ? null : yield* lock ? mails.lockLink(id) : mails.linkById(id)
      const [account] = link === null ? [] : yield* accounts.byIds([link.account_id])
      if (!link || !account || !linkToken.matches(token, link.id, account.email)) return yield* new ChatLinkNotFound()
      const found = yield* Effect.mapError(findRoom(account, link.room_id, { lock }), () => new ChatLinkNotFound())
      return { link, found, isExpired: link.expires_at <= clock.now().toISOString() }
    }),
)
