import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { TagBuiltIn, TagInUse, TagNotFound } from '../contract/errors.ts'
import { TagsChanged } from '../contract/events.ts'
import type { TagDeletion } from '../contract/tag-changes.ts'
import type { Tags } from '../domain/tags.port.ts'

interface Dependencies {
  readonly tags: Tags
  readonly audit: Audit
  readonly events: Events
  readonly transaction: Transaction
}

/** Deletes a tag that support has made, unless more facilities use it than was confirmed. */
export const makeDeleteTag = ({ tags, audit, events, transaction }: Dependencies) =>
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
  }, transaction)

export type DeleteTag = ReturnType<typeof makeDeleteTag>
export const DeleteTag = token<DeleteTag>('tags/DeleteTag')
