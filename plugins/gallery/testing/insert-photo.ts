import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'

/** Stores a photo of a facility; returns its id. */
export const insertPhoto = async ({ rows }: Pick<ExampleContext, 'rows'>, facilityId: string, sort = 1): Promise<string> => {
  const id = newId()
  const picture = { url: `/pliki/${id}/640.jpg`, variants: null, width: 640, height: 480 }
  await rows(`insert into gallery_photo (upload_id, facility_id, picture, alt, sort) values (?, ?, ?::jsonb, 'Ogród', ?) returning 1`, [
    id,
    facilityId,
    JSON.stringify(picture),
    sort,
  ])
  return id
}
