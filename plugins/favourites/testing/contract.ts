import { aUser } from '#adapters/memory/actors.ts'
import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { maxFavourites } from '../contract/limits.ts'
import { MergeFavourites } from '../use-cases/favourites.ts'
import { storeFacility } from './store-facility.ts'

interface Collections {
  readonly member: Member
  /** Member with as many favourites as an account may have. */
  readonly collector: Member
  readonly facilityId: string
}

const createCollections = async ({ platform, url }: TestProduct): Promise<Collections> => {
  const member = await createMember(platform, url)
  const collector = await createMember(platform, url)
  const facility_ids = await Promise.all(
    Array.from({ length: maxFavourites }, async () => (await storeFacility(platform, { active: false })).id),
  )
  await platform.run(MergeFavourites, aUser({ id: collector.id }), { facility_ids })
  return { member, collector, facilityId: (await storeFacility(platform, { active: false })).id }
}

const path = '/api/v1/favourite'

/** Contract of the favourites. */
export const contract = contractWith(createCollections, {
  'get /api/v1/favourite': { success: ({ member }) => ({ path, as: member.browser }) },
  'put /api/v1/favourite/:id': {
    success: ({ member, facilityId }) => ({ path: `${path}/${facilityId}`, as: member.browser }),
    errors: {
      'error/facility-not-found': ({ member }) => ({ path: `${path}/${newId()}`, as: member.browser }),
      'error/favourites-full': ({ collector, facilityId }) => ({ path: `${path}/${facilityId}`, as: collector.browser }),
    },
  },
  'delete /api/v1/favourite/:id': { success: ({ member, facilityId }) => ({ path: `${path}/${facilityId}`, as: member.browser }) },
  'post /api/v1/favourite/merge': {
    success: ({ member, facilityId }) => ({ path: `${path}/merge`, as: member.browser, body: { facility_ids: [facilityId, newId()] } }),
  },
})
