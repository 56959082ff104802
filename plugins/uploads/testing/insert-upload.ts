import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import type { UploadPurpose } from '../contract/purposes.ts'

/** Statement that stores the row of an upload for opinions, without files. */
export const insertUpload = ({
  id = generateUuid(),
  accountId,
  used = false,
}: {
  readonly id?: string
  readonly accountId: string
  readonly used?: boolean
}): readonly [sql: string, parameters: readonly unknown[]] => [
  `insert into uploads_upload (id, account_id, purpose, kind, mime, name, alt, size, files, created_at, attached_to, attached_at, loose_since)
     values (?, ?, 'opinion_photo', 'image', 'image/jpeg', 'plac.jpg', '', 10, '{320.webp,640.jpg}', now(), ${used ? `'test', now(), null` : 'null, null, now()'})`,
  [id, accountId],
]

interface FacilityUpload {
  readonly accountId: string
  readonly facilityId: string | null
  readonly purpose: UploadPurpose
}

/** Stores the row of a loose picture of a facility or, without one, of an account alone, without files; returns its id. */
export const insertFacilityUpload = async (
  { rows }: Pick<ExampleContext, 'rows'>,
  { accountId, facilityId, purpose }: FacilityUpload,
): Promise<string> => {
  const id = generateUuid()
  await rows(
    `insert into uploads_upload (id, account_id, facility_id, purpose, kind, mime, name, alt, size, width, height, files, created_at, loose_since)
       values (?, ?, ?, ?, 'image', 'image/jpeg', 'plac.jpg', '', 10, 640, 480, '{320.avif,320.webp,640.avif,640.webp,640.jpg}', now(), now()) returning 1`,
    [id, accountId, facilityId, purpose],
  )
  return id
}
