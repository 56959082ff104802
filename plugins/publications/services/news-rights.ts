import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import type { News } from '../domain/publication.ts'
import { blogAccess, facilityAccess, isEditor, materialAccess, type NewsAccess } from '../domain/visibility.ts'

/** Rights of callers on posts, where they depend on more than the caller's permissions. */
export const NewsRights = define('publications/NewsRights', { grants: Grants }, ({ grants }) => {
  /** Returns whether a caller works in a facility as owner, administrator or teacher, or is an editor. */
  const isTeacher = Effect.fn('publications.is-teacher')(function* (actor: Actor) {
    if (actor.kind !== 'user' || isEditor(actor)) return isEditor(actor)
    return (yield* grants.facilitiesOf(actor.id)).some(({ role }) => role !== 'parent')
  })
  return {
    isTeacher,
    /** Returns what a caller may do with a post. */
    on: Effect.fn('publications.rights-on')(function* (actor: Actor, news: News) {
      if (news.section === 'blog') return blogAccess(actor)
      if (news.facility_id !== null) return facilityAccess(actor, news.facility_id)
      const mayMatter = news.visibility === 'private' && actor.kind === 'user' && actor.id !== news.author_id
      return materialAccess({ actor, isTeacher: mayMatter && (yield* isTeacher(actor)) }, news.author_id) satisfies NewsAccess
    }),
  }
})
