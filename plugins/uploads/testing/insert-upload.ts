import { generateUuid } from '#core/kernel/ids.ts'

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
