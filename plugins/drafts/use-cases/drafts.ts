import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { draftsApi } from '../contract/api.ts'
import { draftDays, draftLimits } from '../contract/limits.ts'
import { Drafts } from '../domain/drafts.port.ts'
import { namedIds } from '../domain/named-ids.ts'
import { SealedDrafts } from '../services/sealed-drafts.ts'

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'
/** Seconds of the epoch at which versions begin, so that they fit into an integer for long. */
const versionsBegin = 1_700_000_000

/** Lists which forms a user has drafts of. */
export const ListDrafts = handler(draftsApi.listDrafts, { drafts: Drafts }, ({ drafts }) =>
  Effect.fn('drafts.list')(function* (user) {
    return { drafts: (yield* drafts.all(user.id)).map(({ key, saved_at }) => ({ key, saved_at })) }
  }),
)

/** Returns a user's draft of a form; one whose key is lost is none. */
export const ShowDraft = handler(draftsApi.showDraft, { drafts: Drafts, sealed: SealedDrafts }, ({ drafts, sealed }) =>
  Effect.fn('drafts.show')(function* (user, { key }) {
    const stored = yield* drafts.of(user.id, key)
    const content = stored && sealed.open(stored)
    return { draft: stored && content !== null ? { content, version: stored.version, saved_at: stored.saved_at } : null }
  }),
)

/**
 * Saves a user's draft of a form, of two devices at once that of the first: the other one is told. Versions begin with the
 * second, so that a draft written anew is not taken for an older one that was removed. Uploads that it names are stored as
 * long as the draft.
 */
export const SaveDraft = handler(
  draftsApi.saveDraft,
  { drafts: Drafts, sealed: SealedDrafts, uploads: Uploads, clock: Clock, transaction: Transaction },
  ({ drafts, sealed, uploads, clock, transaction }) =>
    Effect.fn('drafts.save')(function* (user, { key, content, version }) {
      const now = clock.now()
      const place = { account_id: user.id, key }
      const next = version === undefined ? Math.floor(now.getTime() / 1000) - versionsBegin : version + 1
      const draft = { ...place, content: sealed.seal(place, content), version: next, saved_at: now.toISOString() }
      const isSaved = yield* version === undefined ? drafts.add({ id: newId(), ...draft }) : drafts.replace(draft, version)
      if (!isSaved) return yield* new VersionConflict()
      yield* uploads.keep(user.id, namedIds(content), new Date(now.getTime() + draftDays * 86_400_000))
      const dropped = version === undefined && (yield* drafts.keepNewest(user.id, draftLimits.drafts))
      return { version: next, saved_at: draft.saved_at, dropped }
    }, transaction),
)

/** Removes a user's draft of a form, once it was sent or is not wanted. */
export const RemoveDraft = handler(
  draftsApi.removeDraft,
  { drafts: Drafts, sealed: SealedDrafts, uploads: Uploads, transaction: Transaction },
  ({ drafts, sealed, uploads, transaction }) =>
    Effect.fn('drafts.remove')(function* (user, { key }) {
      const stored = yield* drafts.of(user.id, key)
      yield* drafts.remove(user.id, key)
      yield* uploads.keep(user.id, namedIds((stored && sealed.open(stored)) ?? ''), null)
      return { removed: true as const }
    }, transaction),
)

/** Encrypts with the current key what an older one encrypted, so that the operator can drop the older secret. */
export const ReencryptDrafts = define('drafts/ReencryptDrafts', { drafts: Drafts, sealed: SealedDrafts }, ({ drafts, sealed }) =>
  Effect.fn('drafts.reencrypt')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    let count = 0
    let after = first
    for (;;) {
      const outdated = yield* drafts.withOldKey(sealed.currentKeyPrefix, after, batch)
      for (const draft of outdated) {
        const content = sealed.open(draft)
        if (content === null) continue
        yield* drafts.reseal({ id: draft.id, content: sealed.seal(draft, content) }, draft.content)
        count++
      }
      const last = outdated.at(-1)
      if (!last || outdated.length < batch) return { drafts: count }
      after = last.id
    }
  }),
)
