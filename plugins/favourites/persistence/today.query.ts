import { accountToday, type TodayLine } from '#core/plugin/today.ts'

interface Saved {
  readonly name: string
  readonly slug: string
  readonly free: number
  readonly at: string
}

/** Lines of an account's start page: the newest three saved places that counted free places this week, and the way to compare. */
export const savedToday = accountToday<readonly Saved[]>('favourites', {
  query: `select coalesce(jsonb_agg(to_jsonb(n)), '[]') from (select f.name, f.slug, f.free_places_told free, f.free_places_on at
      from favourites_facility v join facility f on f.id = v.facility_id and f.active and f.deleted_at is null and f.merged_into is null
     where v.account_id = a.id and f.free_places_told > 0 and f.free_places_on > current_date - 7
     order by f.free_places_on desc, f.name limit 3) n`,
  lines: (saved) => [
    ...saved.map(
      ({ name, slug, free, at }, n): TodayLine => ({
        kind: 'waiting',
        picture: 'places',
        text: 'favourites.today.places',
        title: name,
        values: { count: free },
        route: 'map_facility',
        params: { facility: slug },
        since: at,
        order: 50 + n / 10,
      }),
    ),
    { kind: 'way', picture: 'favourites', text: 'favourites.today.compare', route: 'favourites', order: 20 },
  ],
})
