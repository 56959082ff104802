import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type OldPhoto, OldPhotos } from '../domain/old-photos.port.ts'

const photos = `select a.id "accountId", a.photo "name", p.bytes webp from accounts_photo p join accounts_account a on a.id = p.account_id`

/** Creates the PostgreSQL repository of photos of earlier versions. */
export const makeOldPhotos = provide(OldPhotos, { db: Db }, ({ db }): OldPhotos => {
  const first = ([row]: readonly OldPhoto[]) => (row ? { ...row, webp: new Uint8Array(row.webp) } : null)
  return {
    byName: (name) => db.rows<OldPhoto>(`${photos} where a.photo = ?`, [name]).pipe(Effect.map(first)),
    lockNext: () =>
      db.rows<OldPhoto>(`${photos} where a.photo is not null order by a.id limit 1 for update skip locked`).pipe(Effect.map(first)),
    remove: (accountId) => Effect.asVoid(db.rows('delete from accounts_photo where account_id = ?', [accountId])),
  }
})
