import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { MailAddress, MailLink } from './mail-link.ts'

/** Repository of the links in mails. Tokens are stored as hashes. */
export interface MailLinks {
  /** Reads an address and locks it until the transaction ends; a new one has got no mail yet. */
  lockAddress(address: string): Effect.Effect<MailAddress>
  saveAddress(address: MailAddress): Effect.Effect<void>
  byToken(token: string): Effect.Effect<MailLink | null>
  /** Reads a link and locks it until the transaction ends. */
  lockByToken(token: string): Effect.Effect<MailLink | null>
  /** Returns whether a thread has a link that waits to be sent, or that may be answered at a moment. */
  hasOpen(threadId: string, address: string, at: string): Effect.Effect<boolean>
  add(link: MailLink, token: string | null): Effect.Effect<void>
  /** Gives a waiting link its token. */
  send(id: string, token: string, expiresAt: string): Effect.Effect<void>
  save(link: MailLink): Effect.Effect<void>
  remove(ids: readonly string[]): Effect.Effect<void>
  /** Returns the addresses with waiting links, the oldest first. */
  waitingAddresses(): Effect.Effect<readonly string[]>
  /** Returns waiting links of an address with the facility of each, the oldest first. */
  waitingOf(address: string, limit: number): Effect.Effect<readonly (MailLink & { readonly facility_id: string })[]>
}
export const MailLinks = token<MailLinks>('questions/MailLinks')
