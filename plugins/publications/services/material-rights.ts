import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { MaterialRights } from '../contract/materials.ts'
import { isEditor, materialAccess } from '../domain/visibility.ts'
import { NewsRights } from './news-rights.ts'

/** Decides about the rights of callers on materials for the plugin of the teacher zone. */
export const makeMaterialRights = provide(
  MaterialRights,
  { newsRights: NewsRights },
  ({ newsRights }): MaterialRights => ({
    mayWrite: newsRights.isTeacher,
    readsOf: Effect.fn('publications.reads-of-materials')(function* (actor) {
      const isTeacher = actor.kind === 'user' && !isEditor(actor) && (yield* newsRights.isTeacher(actor))
      return materialAccess({ actor, isTeacher }, null).reads
    }),
  }),
)
