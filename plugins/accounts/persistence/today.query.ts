import { accountToday, type TodayLine } from '#core/plugin/today.ts'

interface OwnFacility {
  readonly id: string
  readonly name: string
}

/** Most facilities on the start page; the list of facilities has all. */
const maxFacilities = 4

/** Lines of an account's start page: the way to the search, and those to the panels of the account's facilities. */
export const ownWaysToday = accountToday<readonly OwnFacility[]>('accounts', {
  query: `select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name)), '[]') from (
      select f.id, f.name from access_grant g join facility f on f.id = g.facility_id and f.deleted_at is null and f.merged_into is null
       where g.account_id = a.id and cardinality(g.permissions) > 0 order by f.name collate "pl-x-icu", f.id limit ${maxFacilities}) o`,
  lines: (own) => [
    ...own.map(
      ({ id, name }, n): TodayLine => ({
        kind: 'way',
        picture: 'data',
        title: name,
        text: 'accounts.today.panel',
        values: { name },
        route: 'user_facility',
        params: { facility: id },
        order: n / 10,
      }),
    ),
    { kind: 'way', picture: 'search', text: 'accounts.today.search', route: 'map', order: 10 },
  ],
})
