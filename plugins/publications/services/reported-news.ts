import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { ReportedThing, ReportedThings, ThingAct } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { pathOfPost, sectionOfPath } from '../domain/addresses.ts'
import { changeOf } from '../domain/change-of.ts'
import { type News, revisionOf } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { decided } from '../domain/status.ts'
import { mayRead } from '../domain/visibility.ts'
import { NewsRights } from './news-rights.ts'
import { examinedText } from './store-news.ts'

/** Creates the way from reports to posts; the author, and the owner of the facility, answer for them. */
export const ReportedNews = define(
  'publications/ReportedNews',
  {
    repository: NewsRepository,
    newsRights: NewsRights,
    knownFacilities: KnownFacilities,
    grants: Grants,
    applyChange: ApplyChange,
    clock: Clock,
    transaction: Transaction,
  },
  ({ repository, newsRights, knownFacilities, grants, applyChange, clock, transaction }): ReportedThings => {
    const facilityOf = Effect.fn('publications.facility-of')(function* ({ facility_id }: News) {
      return facility_id === null ? null : ((yield* knownFacilities.find([facility_id])).get(facility_id) ?? null)
    })
    const describe = Effect.fn('publications.describe-reported')(function* (news: News) {
      const facility = yield* facilityOf(news)
      if (news.facility_id !== null && facility === null) return null
      const owners = facility === null ? [] : yield* grants.ownersOf(facility.id)
      return {
        id: news.id,
        revision: revisionOf(news),
        facilityId: news.facility_id,
        title: facility?.name ?? news.title,
        text: examinedText(news),
        picture: null,
        authorIds: [...new Set([...(news.author_id === null ? [] : [news.author_id]), ...owners])],
        isPublic: news.status === 'published' && !news.hidden,
        path: pathOfPost(news, facility?.slug ?? ''),
      } satisfies ReportedThing
    })
    /** Publishes a material whose refusal was overturned. */
    const acceptRefused = Effect.fn('publications.accept-refused')(function* (actor: Actor, news: News) {
      if (news.status !== 'draft' || news.refusal?.outcome !== 'reject') return yield* new SubjectChanged()
      const after = decided(news, { outcome: 'accept', reason: null, note: '' }, clock.now())
      yield* applyChange(actor, changeOf(news, after, 'accepted'), repository.save)
    })
    return {
      find: Effect.fn('publications.find-reported')(function* (actor: Actor, id: string) {
        const news = yield* repository.byId(id)
        if (!news || (actor.kind !== 'platform' && !mayRead(yield* newsRights.on(actor, news), news))) return null
        return yield* describe(news)
      }),
      act: Effect.fn('publications.moderate')(function* (actor: Actor, { id, act, revision, undoes }: ThingAct) {
        const news = yield* repository.lock(id)
        if (!news || act === 'remove') return yield* new SubjectChanged()
        if ((act === 'hide' || undoes === 'rejected') && revisionOf(news) !== revision) return yield* new SubjectChanged()
        if (undoes === 'rejected') return yield* acceptRefused(actor, news)
        const hidden = act === 'hide'
        if (news.hidden === hidden) return yield* new SubjectChanged()
        const after = { ...news, hidden, updated_at: clock.now().toISOString() }
        yield* applyChange(actor, changeOf(news, after, hidden ? 'hidden' : 'shown'), repository.save)
      }, transaction),
      locate: Effect.fn('publications.locate')(function* ({ path }) {
        const place = sectionOfPath(path)
        if (place === null) return null
        const facility = place.facility === null ? null : yield* knownFacilities.findBySlug(place.facility)
        if (place.facility !== null && facility === null) return null
        const news = yield* facility === null ? repository.bySlugIn(place.section, place.slug) : repository.bySlug(facility.id, place.slug)
        return news && news.status === 'published' && news.visibility === 'public' ? news.id : null
      }),
      ofReview: Effect.fn('publications.find-reviewed')(function* (subjectId: string) {
        const news = yield* repository.bySubmission(subjectId)
        return news && (yield* describe(news))
      }),
    }
  },
)
