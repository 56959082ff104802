import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined, makeTable } from '#adapters/memory/recoverable.ts'
import type { NewsKind } from '../contract/subscription.ts'
import type { FacilityNews } from '../domain/facility-news.port.ts'
import { channelsOf, type Subscription } from '../domain/subscription.ts'
import { type Subscriptions, subscriptionsOf } from '../domain/subscriptions.port.ts'

/** Facility as the memory repositories know it. */
export interface MemoryFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly active: boolean
  readonly gone: boolean
  readonly recruiting: boolean
  readonly free: number | null
}

interface Watched {
  readonly recruiting: boolean
  readonly vacant: boolean
  readonly recruiting_since: string | null
  readonly vacant_since: string | null
  readonly posted_at: string | null
}

interface News {
  readonly facility_id: string
  readonly kind: NewsKind
  readonly day: string
  readonly happened_at: string
  readonly notified_to: string
  readonly done: boolean
}

const newestFirst = (a: Subscription, b: Subscription) =>
  a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1

/** Creates in-memory repositories of subscriptions and of news, over facilities that a test may change. */
export const makeMemorySubscriptions = () => {
  const table = makeMemoryStore<Subscription>()
  const watched = makeTable<Watched>()
  const news = makeTable<News>()
  const facilities = new Map<string, MemoryFacility>()
  const { rows, all } = table
  const newsOf = ({ facility_id, seen_at }: Subscription): NewsKind[] => {
    const one = watched.rows.get(facility_id)
    if (!one) return []
    const isNew = (on: boolean, since: string | null) => on && since !== null && since > seen_at
    return [
      ...(isNew(one.recruiting, one.recruiting_since) ? (['recruitment'] as const) : []),
      ...(isNew(one.vacant, one.vacant_since) ? (['vacancies'] as const) : []),
      ...(isNew(true, one.posted_at) ? (['posts'] as const) : []),
    ]
  }
  const offerOf = (one: MemoryFacility) => ({ recruiting: one.active && one.recruiting, vacant: one.active && (one.free ?? 0) > 0 })
  const subscriptions: Subscriptions = {
    ...subscriptionsOf(table),
    add: (wanted) =>
      Effect.sync(() => {
        const facility = facilities.get(wanted.facility_id)
        if (!facility || facility.gone) return null
        const before = all().find((one) => one.account_id === wanted.account_id && one.facility_id === wanted.facility_id)
        if (!before && !facility.active) return null
        if (!before) rows.set(wanted.id, wanted)
        return before ?? wanted
      }),
    count: (accountId) => Effect.sync(() => all().filter((one) => one.account_id === accountId).length),
    remove: (id, accountId) =>
      Effect.sync(() => {
        const found = rows.get(id)
        return found !== undefined && (accountId === undefined || found.account_id === accountId) && rows.delete(id)
      }),
    listOf: (accountId, { offset, limit }) =>
      Effect.sync(() => {
        const own = all()
          .filter((one) => one.account_id === accountId)
          .toSorted(newestFirst)
        const items = own.slice(offset, offset + limit).flatMap((one) => {
          const facility = facilities.get(one.facility_id)
          if (!facility) return []
          const { gone, slug, name, city, active } = facility
          return [
            {
              id: one.id,
              facility_id: one.facility_id,
              channels: [...channelsOf(one)],
              created_at: one.created_at,
              facility: { slug: gone ? null : slug, name, city, active },
              recruiting: watched.rows.get(one.facility_id)?.recruiting ?? false,
              free_places: facility.free,
              news: newsOf(one),
            },
          ]
        })
        return { items, total: own.length }
      }),
    listTo: (facilityId, { except, offset, limit }) =>
      Effect.sync(() => {
        const followers = all()
          .filter((one) => one.facility_id === facilityId && !except.includes(one.account_id))
          .toSorted((a, b) => (a.id < b.id ? 1 : -1))
        return { items: followers.slice(offset, offset + limit), total: followers.length }
      }),
    countNew: (accountId) => Effect.sync(() => all().filter((one) => one.account_id === accountId && newsOf(one).length > 0).length),
    markSeen: (accountId, ids, at) =>
      Effect.sync(() => {
        const found = all().filter((one) => one.account_id === accountId && ids.includes(one.id) && newsOf(one).length > 0)
        for (const one of found) rows.set(one.id, { ...one, seen_at: at })
        return found.length > 0
      }),
  }
  const facilityNews: FacilityNews = {
    watch: (id) =>
      Effect.sync(() => {
        const facility = facilities.get(id)
        if (facility && !watched.rows.has(id))
          watched.rows.set(id, { ...offerOf(facility), recruiting_since: null, vacant_since: null, posted_at: null })
      }),
    observe: (at, day) =>
      Effect.sync(() => {
        let count = 0
        for (const [id, before] of watched.rows) {
          const facility = facilities.get(id)
          if (!facility || facility.gone) continue
          const now = offerOf(facility)
          const begun = { recruitment: now.recruiting && !before.recruiting, vacancies: now.vacant && !before.vacant }
          watched.rows.set(id, {
            ...now,
            posted_at: before.posted_at,
            recruiting_since: begun.recruitment ? at : before.recruiting_since,
            vacant_since: begun.vacancies ? at : before.vacant_since,
          })
          for (const kind of ['recruitment', 'vacancies'] as const) {
            const key = `${id} ${kind} ${day}`
            if (!begun[kind] || news.rows.has(key)) continue
            news.rows.set(key, { facility_id: id, kind, day, happened_at: at, notified_to: '', done: false })
            count++
          }
        }
        return count
      }),
    post: (id, at, day) =>
      Effect.sync(() => {
        const one = watched.rows.get(id)
        if (!one) return
        watched.rows.set(id, { ...one, posted_at: at })
        const key = `${id} posts ${day}`
        if (!news.rows.has(key)) news.rows.set(key, { facility_id: id, kind: 'posts', day, happened_at: at, notified_to: '', done: false })
      }),
    nextBatch: (limit) =>
      Effect.sync(() => {
        const [entry] = [...news.rows]
          .filter(([, { done }]) => !done)
          .toSorted(([one, a], [other, b]) =>
            a.happened_at === b.happened_at ? (one < other ? -1 : 1) : a.happened_at < b.happened_at ? -1 : 1,
          )
        const facility = entry && facilities.get(entry[1].facility_id)
        if (!entry || !facility) return null
        const [key, one] = entry
        const subscribers = all()
          .filter(
            ({ facility_id, created_at, id }) =>
              !facility.gone && facility_id === facility.id && created_at <= one.happened_at && id > one.notified_to,
          )
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, limit)
        news.rows.set(key, { ...one, notified_to: subscribers.at(-1)?.id ?? one.notified_to, done: subscribers.length < limit })
        return { facility: { id: facility.id, slug: facility.slug, name: facility.name }, news: one.kind, subscribers }
      }),
    clear: (before) =>
      Effect.sync(() => {
        for (const [key, { done, day }] of news.rows) if (done && day < before) news.rows.delete(key)
      }),
  }
  return { subscriptions, facilityNews, facilities, rows, ...joined(table, watched, news) }
}
