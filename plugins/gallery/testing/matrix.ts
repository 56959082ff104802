import { aboutFacility, type MatrixCall, type MatrixCalls, type MatrixContext } from '#core/plugin/matrix.ts'
import { copyFacility } from '#plugins/facility-panel/testing/matrix-objects.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { insertPhoto } from './insert-photo.ts'

const pathOf = (facilityId: string) => `/api/v1/facility/list/${facilityId}/gallery`
const exists = (query: string, ...parameters: readonly string[]) => [`select exists (${query}) yes`, ...parameters] as const

/** Calls about a copy of each facility, so that they may change it. */
const aboutCopy = (build: (facilityId: string, context: MatrixContext) => Promise<MatrixCall>): MatrixCalls[string] =>
  Object.fromEntries(
    (['own', 'foreign', 'pending'] as const).map((object) => [
      object,
      async (context: MatrixContext) => build(await copyFacility(context, object), context),
    ]),
  )

/** Calls about galleries, with pictures that the caller has uploaded. */
export const matrix: MatrixCalls = {
  'get /api/v1/facility/list/:id/gallery': aboutFacility((id) => ({ path: pathOf(id) })),
  'post /api/v1/facility/list/:id/gallery': aboutCopy(async (facilityId, context) => {
    const accountId = context.user?.id ?? (await context.other()).id
    const upload_id = await insertFacilityUpload(context, { accountId, facilityId, purpose: 'gallery' })
    return {
      path: pathOf(facilityId),
      body: { upload_id },
      effect: { added: exists('select 1 from gallery_photo where upload_id = ?', upload_id) },
    }
  }),
  'post /api/v1/facility/list/:id/gallery/sort': aboutCopy(async (facilityId, context) => {
    const one = await insertPhoto(context, facilityId, 1)
    const two = await insertPhoto(context, facilityId, 2)
    return {
      path: `${pathOf(facilityId)}/sort`,
      body: { ids: [two, one] },
      effect: { sorted: exists('select 1 from gallery_photo where upload_id = ? and sort = 1', two) },
    }
  }),
  'patch /api/v1/facility/list/:id/gallery/:photo': aboutCopy(async (facilityId, context) => {
    const id = await insertPhoto(context, facilityId)
    return {
      path: `${pathOf(facilityId)}/${id}`,
      body: { alt: 'Sala' },
      effect: { described: exists(`select 1 from gallery_photo where upload_id = ? and alt = 'Sala'`, id) },
    }
  }),
  'delete /api/v1/facility/list/:id/gallery/:photo': aboutCopy(async (facilityId, context) => {
    const id = await insertPhoto(context, facilityId)
    return {
      path: `${pathOf(facilityId)}/${id}`,
      effect: { removed: ['select not exists (select 1 from gallery_photo where upload_id = ?) yes', id] },
    }
  }),
}
