import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { define } from '#core/kernel/define.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { ConsentsNeeded, NewsStatusRefused } from '../contract/errors.ts'
import { kindsOf, type PostKind, tagCategories } from '../contract/terms.ts'
import { type News, needsConsents, shownUploads } from '../domain/publication.ts'
import { type StatusRequest, withStatus, withStatusOfTeacher } from '../domain/status.ts'
import type { NewsAccess } from '../domain/visibility.ts'

/** Status that is asked for, and whether the request confirms consents. */
type SaveRequest = StatusRequest & { readonly consents?: boolean | undefined }

/** Post as it was, and what its writer may do. */
interface Writing {
  readonly before: News | null
  readonly access: NewsAccess
}

/** Prepares a changed post to be stored: gives it its status, requires what publishing needs, checks tags, attaches new files. */
export const PrepareNews = define(
  'publications/PrepareNews',
  { uploads: Uploads, tags: TagLookup, groups: FacilityGroups, clock: Clock },
  ({ uploads, tags, groups, clock }) => {
    const attach = Effect.fn('publications.attach')(function* (user: User, news: News) {
      const added = shownUploads(news).filter((id) => !news.upload_ids.includes(id))
      const subject = `publications.news:${news.id}`
      const purpose = news.facility_id === null ? 'material' : 'news'
      yield* uploads.attach(user, added, { purpose, facilityId: news.facility_id, subject })
      return { ...news, upload_ids: [...news.upload_ids, ...added] }
    })
    /** Fails for tags of no category of posts; those that the post had already, and support has deleted since, stay. */
    const checkTags = Effect.fn('publications.check-tags')(function* ({ tag_ids }: News, before: News | null) {
      const added = [...new Set(tag_ids)].filter((id) => !before?.tag_ids.includes(id))
      if (added.length === 0) return
      const known = (yield* tags.byIds(added)).filter(({ category }) => tagCategories.some((one) => one === category))
      if (known.length < added.length) return yield* new Validation({ schema: { tag_ids: ['FIELD_INVALID'] } })
    })
    /** Fails for groups of other facilities; those that the post had already, and the facility has removed since, stay. */
    const checkGroups = Effect.fn('publications.check-groups')(function* ({ group_ids, facility_id }: News, before: News | null) {
      const added = [...new Set(group_ids)].filter((id) => !before?.group_ids.includes(id))
      if (added.length === 0 || facility_id === null) return
      const known = new Set((yield* groups.listOf(facility_id)).map(({ id }) => id))
      if (added.some((id) => !known.has(id))) return yield* new Validation({ schema: { group_ids: ['FIELD_INVALID'] } })
    })
    return Effect.fn('publications.prepare')(function* (user: User, changed: News, request: SaveRequest, { before, access }: Writing) {
      const kinds: readonly PostKind[] = kindsOf[changed.section]
      if (!kinds.includes(changed.kind)) return yield* new Validation({ schema: { kind: ['FIELD_INVALID'] } })
      const { age_from: from, age_to: to } = changed
      if (from !== null && to !== null && from > to) return yield* new Validation({ schema: { age_to: ['FIELD_INVALID'] } })
      yield* checkTags(changed, before)
      yield* checkGroups(changed, before)
      const now = clock.now()
      const news = access.isReviewed ? withStatusOfTeacher(before, changed, request, now) : withStatus(changed, request, now)
      if (news === 'transition') return yield* new NewsStatusRefused({ values: { from: changed.status, to: request.status ?? '' } })
      if (news === 'moment') return yield* new Validation({ schema: { publish_at: ['FIELD_INVALID'] } })
      if (needsConsents(news, before, request.consents)) return yield* new ConsentsNeeded({ schema: { consents: ['FIELD_REQUIRED'] } })
      return yield* attach(user, news)
    })
  },
)
