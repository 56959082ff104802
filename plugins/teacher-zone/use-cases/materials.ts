import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { NewsNotFound } from '#plugins/publications/contract/errors.ts'
import { MaterialRights, SavedMaterials } from '#plugins/publications/contract/materials.ts'
import { Posts } from '#plugins/publications/contract/posts.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { materialsApi } from '../contract/api.ts'
import { TooManySaved } from '../contract/errors.ts'
import { maxSaved } from '../contract/terms.ts'

/** Lists the materials that a user has written. */
export const ListOwnMaterials = handler(materialsApi.listOwnMaterials, { posts: Posts, rights: MaterialRights }, ({ posts, rights }) =>
  Effect.fn('teacher-zone.list-own')(function* (user, { status, ...requested }) {
    const paging = pagingOf(requested)
    const written = { section: 'materials', author_id: user.id, status: status || null } as const
    const { items, total } = yield* posts.written(user, written, paging)
    return { ...pageOf(items, { total, ...paging }), may_add: yield* rights.mayWrite(user) }
  }),
)

/** Shows a material, with its tags, and whether the caller has saved it. */
export const ShowMaterial = handler(
  materialsApi.showMaterial,
  { posts: Posts, tags: TagLookup, savedMaterials: SavedMaterials },
  ({ posts, tags, savedMaterials }) =>
    Effect.fn('teacher-zone.show-material')(function* (actor, { id }) {
      const material = yield* posts.find(actor, 'materials', id)
      return {
        ...material,
        tags: yield* tags.byIds(material.tag_ids),
        saved: actor.kind === 'user' && (yield* savedMaterials.has(actor.id, material.id)),
      }
    }),
)

/** Adds a material of a teacher, or of an editor. */
export const AddMaterial = handler(
  materialsApi.addMaterial,
  { posts: Posts, rights: MaterialRights, transaction: Transaction },
  ({ posts, rights, transaction }) =>
    Effect.fn('teacher-zone.add-material')(function* (user, input) {
      if (!(yield* rights.mayWrite(user))) return yield* new InsufficientPermissions()
      return yield* posts.add(user, 'materials', input)
    }, transaction),
)

/** Changes a material or its status. */
export const ChangeMaterial = handler(materialsApi.changeMaterial, { posts: Posts, transaction: Transaction }, ({ posts, transaction }) =>
  Effect.fn('teacher-zone.change-material')(function* (user, input) {
    return yield* posts.change(user, 'materials', input)
  }, transaction),
)

/** Deletes a material with its versions and files. */
export const RemoveMaterial = handler(materialsApi.removeMaterial, { posts: Posts, transaction: Transaction }, ({ posts, transaction }) =>
  Effect.fn('teacher-zone.remove-material')(function* (user, { id }) {
    return yield* posts.remove(user, 'materials', id)
  }, transaction),
)

/** Lists the materials that a user has saved; those that were removed, or that the user may not read any more, are left out. */
export const ListSavedMaterials = handler(
  materialsApi.listSavedMaterials,
  { savedMaterials: SavedMaterials, posts: Posts },
  ({ savedMaterials, posts }) =>
    Effect.fn('teacher-zone.list-saved')(function* (user, requested) {
      const paging = pagingOf(requested)
      const { ids, total } = yield* savedMaterials.list(user.id, paging)
      return pageOf(yield* posts.readable(user, ids), { total, ...paging })
    }),
)

/** Saves a material for a user. */
export const SaveMaterial = handler(
  materialsApi.saveMaterial,
  { savedMaterials: SavedMaterials, posts: Posts, clock: Clock, transaction: Transaction },
  ({ savedMaterials, posts, clock, transaction }) =>
    Effect.fn('teacher-zone.save-material')(function* (user, { id }) {
      const [material] = yield* posts.readable(user, [id])
      if (material?.section !== 'materials') return yield* new NewsNotFound()
      if ((yield* savedMaterials.has(user.id, id)) === false) {
        if ((yield* savedMaterials.count(user.id)) >= maxSaved) return yield* new TooManySaved({ values: { max: maxSaved } })
        yield* savedMaterials.put({ account_id: user.id, news_id: id, saved_at: clock.now().toISOString() })
      }
      return { saved: true as const }
    }, transaction),
)

/** Removes a material from those that a user has saved. */
export const UnsaveMaterial = handler(materialsApi.unsaveMaterial, { savedMaterials: SavedMaterials }, ({ savedMaterials }) =>
  Effect.fn('teacher-zone.unsave-material')(function* (user, { id }) {
    yield* savedMaterials.remove(user.id, id)
    return { saved: false as const }
  }),
)
