import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TagBuiltIn, TagInUse, TagNotFound } from '../contract/errors.ts'
import { TagsChanged } from '../contract/events.ts'
import type { TagDeletion } from '../contract/tag-changes.ts'
import { Tags } from '../domain/tags.port.ts'

/** Deletes a tag that support has made, unless more facilities use it than was confirmed. */
export const DeleteTag = define(
  'tags/DeleteTag',
  { tags: Tags, audit: Audit, events: Events, transaction: Transaction },
  ({ tags, audit, events, transaction }) =>
    Effect.fn('tags.delete')(function* (actor: Actor, { id, facilities: confirmed = 0 }: TagDeletion) {
      const tag = yield* tags.lock(id)
      if (!tag) return yield* new TagNotFound()
      if (tag.names === null) return yield* new TagBuiltIn()
      const facilities = yield* tags.countUsage(id)
      if (facilities > confirmed) return yield* new TagInUse({ detail: `${facilities} facilities use the tag.` })
      yield* tags.delete(tag)
      yield* audit.record({
        actor,
        action: 'tags.deleted',
        subject: null,
        about: { tag: id, key: tag.key, category: tag.category, facilities },
      })
      yield* events.emit(TagsChanged.of({ tag: id }))
      return { status: 'deleted' as const }
    }, transaction),
)
