import { aUser } from '#adapters/memory/actors.ts'
import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { favouritesApi } from '../contract/api.ts'
import { maxFavourites } from '../contract/limits.ts'
import { MergeFavourites } from '../use-cases/favourites.ts'
import { storeFacility } from './store-facility.ts'

const createRecords = ({ createMember, facilities: { own }, platform, rows, user }: ExampleContext) => {
  const query = ['select 1 from favourites_facility where account_id = ? and facility_id = ?', user?.id ?? newId(), own] as const
  return {
    query,
    clear: () => rows('delete from favourites_facility where account_id = ? returning 1', [query[1]]),
    mark: () => rows('insert into favourites_facility values (?, ?, now()) on conflict do nothing returning 1', [query[1], own]),
    /** Creates a member with as many favourites as an account may have. */
    collector: async () => {
      const member = await createMember()
      const facility_ids = await Promise.all(
        Array.from({ length: maxFavourites }, async () => (await storeFacility(platform, { active: false })).id),
      )
      await platform.run(MergeFavourites, aUser({ id: member.id }), { facility_ids })
      return member
    },
  }
}

/** The user's own favourites; a list of somebody else cannot be named. */
export const examples = examplesOf(favouritesApi, createRecords, {
  listFavourites: { requests: { none: () => ({}) } },
  addFavourite: {
    effect: 'stored',
    requests: {
      none: async ({ clear, query, facilities }) => {
        await clear()
        return { params: { id: facilities.own }, appears: query }
      },
    },
    errors: {
      FacilityNotFound: () => ({ params: { id: newId() } }),
      FavouritesFull: async ({ collector, facilities }) => ({ as: await collector(), params: { id: facilities.own } }),
    },
  },
  removeFavourite: {
    effect: 'removed',
    requests: {
      none: async ({ mark, query, facilities }) => {
        await mark()
        return { params: { id: facilities.own }, vanishes: query }
      },
    },
  },
  mergeFavourites: {
    effect: 'stored',
    requests: {
      none: async ({ clear, query, facilities }) => {
        await clear()
        return { body: { facility_ids: [facilities.own, newId()] }, appears: query }
      },
    },
  },
})
