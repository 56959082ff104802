import { writeFacilityData } from '#core/access/facility-data.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { accountToday, facilityToday, type TodayLine } from '#core/plugin/today.ts'
import { anythingNew, isNew } from './subscriptions.repository.ts'

/** Line of a facility's start page: who began to follow it in this week. */
export const followersToday = facilityToday<number>('subscriptions', {
  permission: writeFacilityData,
  query: `select to_jsonb(count(*)) from subscriptions_subscription s where s.facility_id = f.id and s.created_at > now() - interval '7 days'`,
  lines: (count) =>
    count === 0
      ? []
      : [{ kind: 'week', picture: 'people', text: 'subscriptions.today.week', values: { count }, route: 'facility_profile', order: 40 }],
})

interface Followed {
  readonly name: string
  readonly slug: string
  readonly free?: number
  readonly recruiting: boolean
  readonly vacant: boolean
  readonly posts: boolean
  readonly at: string
}

/** Lines of an account's start page: followed facilities with something new, the newest three. */
export const followedToday = accountToday<readonly Followed[]>('subscriptions', {
  query: `select coalesce(jsonb_agg(to_jsonb(n)), '[]') from (
      select f.name, f.slug, f.free_places_told free, ${isNew.recruitment} recruiting, ${isNew.vacancies} vacant, ${isNew.posts} posts,
        greatest(w.recruiting_since, w.vacant_since, w.posted_at) at
      from subscriptions_subscription s join subscriptions_facility w on w.facility_id = s.facility_id
      join facility f on f.id = s.facility_id and f.merged_into is null
     where s.account_id = a.id and ${anythingNew} order by at desc nulls last limit 3) n`,
  lines: (followed) =>
    followed.map(({ name, recruiting, vacant, at }, n): TodayLine => {
      const what = vacant ? 'vacancies' : recruiting ? 'recruitment' : 'posts'
      return {
        kind: 'waiting',
        picture: vacant ? 'places' : recruiting ? 'applications' : 'post',
        text: messageKey('subscriptions.today', what),
        title: name,
        route: 'user_subscriptions',
        since: at,
        order: 40 + n / 10,
      }
    }),
})
