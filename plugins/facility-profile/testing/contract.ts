import { type ContractCases, contractWith, fixed } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'

interface Facilities {
  /** Facility with telephone and e-mail. */
  readonly id: string
  readonly deletedId: string
  readonly idWithoutContact: string
}

/** Finds a facility with telephone and e-mail, deletes another and removes telephone and e-mail of a third. */
const prepareFacilities = async ({ platform }: TestProduct): Promise<Facilities> => {
  const [facility] = await rowsOf<{ id: string }>(
    platform,
    'select id from facility where active and phone is not null and email is not null order by slug limit 1',
  )
  if (!facility) throw new Error('no facility with telephone and e-mail')
  const [deleted, withoutContact] = await rowsOf<{ id: string }>(platform, 'select id from facility where id <> ? order by slug limit 2', [
    facility.id,
  ])
  await rowsOf(platform, 'update facility set deleted_at = now() where id = ?', [deleted?.id])
  await rowsOf(platform, 'update facility set phone = null, second_phone = null, email = null where id = ?', [withoutContact?.id])
  return { ...facility, deletedId: deleted?.id ?? '', idWithoutContact: withoutContact?.id ?? '' }
}

const unknownId = '01890000-0000-7000-8000-000000000000'
const contactDetail = (kind: string): ContractCases<Facilities>[string] => ({
  success: ({ id }) => ({ path: `/api/facility/list/${id}/${kind}` }),
  errors: {
    'error/facility-not-found': fixed(`/api/facility/list/${unknownId}/${kind}`),
    'error/contact-not-found': ({ idWithoutContact }) => ({ path: `/api/facility/list/${idWithoutContact}/${kind}` }),
  },
})

/** Contract of the routes about one facility. */
export const contract = contractWith(prepareFacilities, {
  'get /api/facility/list/:id': {
    success: ({ id }) => ({ path: `/api/facility/list/${id}` }),
    errors: {
      'error/facility-not-found': fixed(`/api/facility/list/${unknownId}`),
      'error/facility-gone': ({ deletedId }) => ({ path: `/api/facility/list/${deletedId}` }),
    },
  },
  'get /api/facility/list/:id/phone': contactDetail('phone'),
  'get /api/facility/list/:id/email': contactDetail('email'),
})
