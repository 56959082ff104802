import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { tagsApi } from '../contract/api.ts'
import { TagBuiltIn, TagNotFound } from '../contract/errors.ts'
import { TagsChanged } from '../contract/events.ts'
import { toTagView } from '../domain/tag.ts'
import { Tags } from '../domain/tags.port.ts'

/** Changes a tag. Names and parameters of the platform's own tags stay, since messages, registers and addresses depend on them. */
export const ChangeTag = handler(
  tagsApi.changeTag,
  { tags: Tags, audit: Audit, events: Events, transaction: Transaction },
  ({ tags, audit, events, transaction }) =>
    Effect.fn('tags.change')(function* (actor, { id, names, param, icon }) {
      const tag = yield* tags.lock(id)
      if (!tag) return yield* new TagNotFound()
      if (tag.names === null && (names !== undefined || (param !== undefined && param !== tag.param))) return yield* new TagBuiltIn()
      const changed = { ...tag, names: names ?? tag.names, param: param ?? tag.param, icon: icon ?? tag.icon }
      yield* tags.change(id, changed)
      const fields = Object.entries({ names, param, icon }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
      yield* audit.record({ actor, action: 'tags.changed', subject: null, about: { tag: id, key: tag.key, fields } })
      yield* events.emit(TagsChanged.of({ tag: id }))
      return toTagView(changed)
    }, transaction),
)
