import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { tagsApi } from '../contract/api.ts'
import { TagBuiltIn, TagInUse, TagNotFound } from '../contract/errors.ts'
import { TagsChanged } from '../contract/events.ts'
import { Tags } from '../domain/tags.port.ts'

/** Deletes a tag that support has made, unless more facilities use it than was confirmed. */
export const DeleteTag = handler(
  tagsApi.deleteTag,
  { tags: Tags, audit: Audit, events: Events, transaction: Transaction },
  ({ tags, audit, events, transaction }) =>
    Effect.fn('tags.delete')(function* (actor, { id, facilities: confirmed = 0 }) {
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
