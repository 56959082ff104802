import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { ReportedThings, ThingAct } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { textOf } from '#core/rich-text/read-document.ts'
import { changeOf } from '../domain/change-of.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { mayRead, newsAccess } from '../domain/visibility.ts'

const address = /^\/placowka\/([^/]+)\/aktualnosci\/([^/]+)$/

/** Creates the way from reports to posts; the author and the owner of the facility answer for them. */
export const ReportedNews = define(
  'publications/ReportedNews',
  {
    repository: NewsRepository,
    knownFacilities: KnownFacilities,
    grants: Grants,
    applyChange: ApplyChange,
    clock: Clock,
    transaction: Transaction,
  },
  ({ repository, knownFacilities, grants, applyChange, clock, transaction }): ReportedThings => ({
    find: Effect.fn('publications.find-reported')(function* (actor: Actor, id: string) {
      const news = yield* repository.byId(id)
      const facility = news && (yield* knownFacilities.find([news.facility_id])).get(news.facility_id)
      if (!news || !facility) return null
      if (actor.kind !== 'platform' && !mayRead(newsAccess(actor, facility.id), news)) return null
      const owners = yield* grants.ownersOf(facility.id)
      return {
        id,
        revision: String(news.version),
        facilityId: facility.id,
        title: facility.name,
        text: [news.title, news.lead, textOf(news.content)].filter(Boolean).join('\n'),
        picture: null,
        authorIds: [...new Set([...(news.author_id === null ? [] : [news.author_id]), ...owners])],
        isPublic: news.status === 'published' && !news.hidden,
        path: `/placowka/${facility.slug}/aktualnosci/${news.slug}`,
      }
    }),
    act: Effect.fn('publications.moderate')(function* (actor: Actor, { id, act, revision }: ThingAct) {
      const news = yield* repository.lock(id)
      const hidden = act === 'hide'
      if (!news || act === 'remove' || news.hidden === hidden) return yield* new SubjectChanged()
      if (hidden && String(news.version) !== revision) return yield* new SubjectChanged()
      const after = { ...news, hidden, updated_at: clock.now().toISOString() }
      yield* applyChange(actor, changeOf(news, after, hidden ? 'hidden' : 'shown'), repository.save)
    }, transaction),
    locate: Effect.fn('publications.locate')(function* ({ path }) {
      const [, facilitySlug = '', slug = ''] = address.exec(path) ?? []
      const facility = facilitySlug === '' ? null : yield* knownFacilities.findBySlug(facilitySlug)
      const news = facility && (yield* repository.bySlug(facility.id, slug))
      return news && news.status === 'published' && news.visibility === 'public' ? news.id : null
    }),
  }),
)
