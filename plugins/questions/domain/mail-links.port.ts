import { Effect, Schema } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import { Hash } from '#core/records/columns.ts'
import { type MailAddress, MailLink } from './mail-link.ts'

/** Link as stored, with the hash of its token; a link that waits has none. */
export const StoredLink = Schema.Struct({ ...MailLink.fields, token_hash: Schema.NullOr(Hash) })
export type StoredLink = typeof StoredLink.Type

const toLink = ({ token_hash: _, ...link }: StoredLink): MailLink => link

/** Creates the plain part of the repository of links; `hash` is what is stored of a token. */
export const mailLinksOf = (links: TableStore<StoredLink>, addresses: TableStore<MailAddress>, hash: (token: string) => string) => ({
  saveAddress: addresses.save,
  byToken: (token: string) => Effect.map(links.first({ token_hash: hash(token) }), (found) => found && toLink(found)),
  /** Reads a link and locks it until the transaction ends. */
  lockByToken: (token: string) => Effect.map(links.first({ token_hash: hash(token) }, { lock: 'wait' }), (found) => found && toLink(found)),
  /** Returns whether a thread has a link that waits to be sent, or that may be answered at a moment. */
  hasOpen: (thread_id: string, address: string, at: string) =>
    Effect.map(links.find({ thread_id, address, answered_at: null }), (found) =>
      found.some(({ expires_at }) => expires_at === null || expires_at > at),
    ),
  add: (link: MailLink, token: string | null) => links.add({ ...link, token_hash: token === null ? null : hash(token) }),
  /** Gives a waiting link its token. */
  send: (id: string, token: string, expires_at: string) => Effect.asVoid(links.update({ id }, { token_hash: hash(token), expires_at })),
  save: ({ id, ...link }: MailLink) => Effect.asVoid(links.update({ id }, link)),
  remove: (ids: readonly string[]) => Effect.asVoid(links.remove({ id: { in: ids } })),
})

/** Repository of the links in mails. Tokens are stored as hashes. */
export interface MailLinks extends ReturnType<typeof mailLinksOf> {
  /** Reads an address and locks it until the transaction ends; a new one has got no mail yet. */
  lockAddress(address: string): Effect.Effect<MailAddress>
  /** Returns the addresses with waiting links, the oldest first. */
  waitingAddresses(): Effect.Effect<readonly string[]>
  /** Returns waiting links of an address with the facility of each, the oldest first. */
  waitingOf(address: string, limit: number): Effect.Effect<readonly (MailLink & { readonly facility_id: string })[]>
}
export const MailLinks = token<MailLinks>('questions/MailLinks')

/** Facility as threads see it. */
export interface QuestionFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly active: boolean
  /** `false` once it was deleted or merged. */
  readonly exists: boolean
  /** Accounts that answer its questions. */
  readonly staff: readonly string[]
  /** E-mail address that a register states, and its hash. */
  readonly register_email: string | null
  readonly address: string | null
  /** The address wants no mails about questions. */
  readonly stopped: boolean
}

/** Reads facilities, deleted ones included. */
export interface QuestionFacilities {
  byId(id: string): Effect.Effect<QuestionFacility | null>
  /** Returns name and town by id. */
  heads(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, Pick<QuestionFacility, 'id' | 'slug' | 'name' | 'city' | 'exists'>>>
}
export const QuestionFacilities = token<QuestionFacilities>('questions/QuestionFacilities')
