import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { tagsApi } from '../contract/api.ts'
import { TagNameUnusable } from '../contract/errors.ts'
import { TagsChanged } from '../contract/events.ts'
import { type Tag, toTagView } from '../domain/tag.ts'
import { Tags } from '../domain/tags.port.ts'

/** Creates a tag, whose key derives from its Polish name. */
export const CreateTag = handler(
  tagsApi.createTag,
  { tags: Tags, audit: Audit, events: Events, clock: Clock, transaction: Transaction },
  ({ tags, audit, events, clock, transaction }) =>
    Effect.fn('tags.create')(function* (actor, { category, names, param, icon }) {
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
    }, transaction),
)
