import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { PersonalFiles } from '#core/plugin/personal-data.ts'

/** Creates the reader of an account's photo for the personal-data export. */
export const makePhotoFiles =
  ({ db }: { readonly db: Db }): PersonalFiles =>
  ({ accountId }) =>
    db
      .rows<{ bytes: Uint8Array }>('select bytes from accounts_photo where account_id = ?', [accountId])
      .pipe(Effect.map((rows) => rows.map(({ bytes }) => ({ path: 'photo.webp', bytes: new Uint8Array(bytes) }))))
