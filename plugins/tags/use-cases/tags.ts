import { Effect } from 'effect'
import { ApplyChange, type Change } from '#core/changes/apply-change.ts'
import { newId } from '#core/kernel/ids.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { handler } from '#core/plugin/handler.ts'
import type { AuditRecord } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { tagsApi } from '../contract/api.ts'
import { TagBuiltIn, TagInUse, TagNameUnusable, TagNotFound } from '../contract/errors.ts'
import { TagsChanged } from '../contract/events.ts'
import { type Tag, toTagView } from '../domain/tag.ts'
import { Tags } from '../domain/tags.port.ts'

/** Lists all tags or one category of them, page by page. */
export const ListTags = handler(tagsApi.listTags, { tags: Tags }, ({ tags }) =>
  Effect.fn('tags.list')(function* (_, { category, ...requested }) {
    const { page, offset, limit } = pagingOf(requested)
    const all = yield* tags.list(category ?? null)
    const items = all.slice(offset, offset + limit).map(toTagView)
    return pageOf(items, { total: all.length, page, offset, limit })
  }),
)

const changeOf = (tag: Tag, act: 'created' | 'changed' | 'deleted', details: AuditRecord['about']): Change<Tag> => ({
  aggregate: tag,
  audit: { action: `tags.${act}`, subject: null, about: { tag: tag.id, key: tag.key, ...details } },
  events: [TagsChanged.of({ tag: tag.id })],
})

/** Creates a tag, whose key derives from its Polish name. */
export const CreateTag = handler(
  tagsApi.createTag,
  { tags: Tags, applyChange: ApplyChange, clock: Clock, transaction: Transaction },
  ({ tags, applyChange, clock, transaction }) =>
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
      return toTagView(yield* applyChange(actor, changeOf(tag, 'created', { category }), tags.add))
    }, transaction),
)

/** Changes a tag. Names and parameters of the platform's own tags stay, since messages, registers and addresses depend on them. */
export const ChangeTag = handler(
  tagsApi.changeTag,
  { tags: Tags, applyChange: ApplyChange, transaction: Transaction },
  ({ tags, applyChange, transaction }) =>
    Effect.fn('tags.change')(function* (actor, { id, names, param, icon }) {
      const tag = yield* tags.lock(id)
      if (!tag) return yield* new TagNotFound()
      if (tag.names === null && (names !== undefined || (param !== undefined && param !== tag.param))) return yield* new TagBuiltIn()
      const changed = { ...tag, names: names ?? tag.names, param: param ?? tag.param, icon: icon ?? tag.icon }
      const fields = Object.entries({ names, param, icon }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
      return toTagView(yield* applyChange(actor, changeOf(changed, 'changed', { fields }), () => tags.change(id, changed)))
    }, transaction),
)

/** Deletes a tag that support has made, unless more facilities use it than was confirmed. */
export const DeleteTag = handler(
  tagsApi.deleteTag,
  { tags: Tags, applyChange: ApplyChange, transaction: Transaction },
  ({ tags, applyChange, transaction }) =>
    Effect.fn('tags.delete')(function* (actor, { id, facilities: confirmed = 0 }) {
      const tag = yield* tags.lock(id)
      if (!tag) return yield* new TagNotFound()
      if (tag.names === null) return yield* new TagBuiltIn()
      const facilities = yield* tags.countUsage(id)
      if (facilities > confirmed) return yield* new TagInUse({ detail: `${facilities} facilities use the tag.` })
      yield* applyChange(actor, changeOf(tag, 'deleted', { category: tag.category, facilities }), tags.delete)
      return { status: 'deleted' as const }
    }, transaction),
)

/** Counts the facilities that use a tag. */
export const CountUsage = handler(tagsApi.countUsage, { tags: Tags }, ({ tags }) =>
  Effect.fn('tags.count-usage')(function* (_, { id }) {
    const known = (yield* tags.list(null)).some((tag) => tag.id === id)
    if (!known) return yield* new TagNotFound()
    return { facilities: yield* tags.countUsage(id) }
  }),
)
