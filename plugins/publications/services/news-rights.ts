import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { define } from '#core/kernel/define.ts'
import type { News } from '../domain/publication.ts'
import { blogAccess, facilityAccess, isEditor, materialAccess, type NewsAccess } from '../domain/visibility.ts'

/** Rights of callers on posts, where they depend on more than the caller's permissions. */
export const NewsRights = define('publications/NewsRights', { grants: Grants, groups: FacilityGroups }, ({ grants, groups }) => {
  /** Returns whether a caller works in a facility as owner, administrator or teacher, or is an editor. */
  const isTeacher = Effect.fn('publications.is-teacher')(function* (actor: Actor) {
    if (actor.kind !== 'user' || isEditor(actor)) return isEditor(actor)
    return (yield* grants.facilitiesOf(actor.id)).some(({ role }) => role !== 'parent')
  })
  /** Returns the groups whose posts a member reads; `null`: those to all groups, as the staff does. */
  const groupsRead = Effect.fn('publications.groups-read')(function* (accountId: string, facilityId: string) {
    const role = (yield* grants.facilitiesOf(accountId)).find(({ id }) => id === facilityId)?.role
    if (role !== undefined && role !== 'parent') return null
    return (yield* groups.ofParents([accountId])).filter((one) => one.facilityId === facilityId).map(({ groupId }) => groupId)
  })
  /** Returns what a caller may do with the posts of a facility. */
  const inFacility = Effect.fn('publications.rights-in')(function* (actor: Actor, facilityId: string) {
    const access = facilityAccess(actor, facilityId)
    if (actor.kind !== 'user' || access.groups === null || !access.reads.includes('private')) return access
    return facilityAccess(actor, facilityId, yield* groupsRead(actor.id, facilityId))
  })
  return {
    isTeacher,
    inFacility,
    /** Returns what a caller may do with a post. */
    on: Effect.fn('publications.rights-on')(function* (actor: Actor, news: News) {
      if (news.section === 'blog') return blogAccess(actor)
      if (news.facility_id !== null) return yield* inFacility(actor, news.facility_id)
      const mayMatter = news.visibility === 'private' && actor.kind === 'user' && actor.id !== news.author_id
      return materialAccess({ actor, isTeacher: mayMatter && (yield* isTeacher(actor)) }, news.author_id) satisfies NewsAccess
    }),
  }
})
