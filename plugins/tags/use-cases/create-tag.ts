import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { TagNameUnusable } from '../contract/errors.ts'
import { TagsChanged } from '../contract/events.ts'
import type { NewTag } from '../contract/tag-changes.ts'
import { type Tag, toTagView } from '../domain/tag.ts'
import type { Tags } from '../domain/tags.port.ts'

interface Dependencies {
  readonly tags: Tags
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Creates a tag, whose key derives from its Polish name. */
export const makeCreateTag = ({ tags, audit, events, clock, transaction }: Dependencies) =>
  Effect.fn('tags.create')(function* (actor: Actor, { category, names, param, icon }: NewTag) {
    const slug = slugOf(names.pl, 60)
    if (slug === '') return yield* new TagNameUnusable()
    // A key begins with a letter, since message keys are made of it.
    const key = `${/^\d/.test(slug) ? 'tag-' : ''}${slug}`.replaceAll('-', '_')
    const tag: Tag = {
      id: newId(),
      key,
      type: category,
      category,
      display: messageKey('tags', category, key),
      names,
      param: param ?? slug,
      icon,
      catalogCategory: null,
      createdAt: clock.now().toISOString(),
    }
    yield* tags.add(tag)
    yield* audit.record({ actor, action: 'tags.created', subject: null, about: { tag: tag.id, key, category } })
    yield* events.emit(TagsChanged.of({ tag: tag.id }))
    return toTagView(tag)
  }, transaction)

export type CreateTag = ReturnType<typeof makeCreateTag>
export const CreateTag = token<CreateTag>('tags/CreateTag')
