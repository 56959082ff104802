import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { bytesOf, FileStore } from '#core/ports/file-store.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { UploadNotFound } from '../contract/errors.ts'
import { mainFile } from '../contract/file-addresses.ts'
import { looseDays } from '../contract/limits.ts'
import { Uploads } from '../contract/queries.ts'
import type { UploadView } from '../contract/upload.ts'
import { keyOf } from '../domain/addresses.ts'
import { permissionFor, purposeRules } from '../domain/purpose-rules.ts'
import type { Upload } from '../domain/upload.ts'
import { UploadRepository } from '../domain/uploads.port.ts'
import { servedFileOf } from './served-file.ts'
import { StoreUpload } from './store-upload.ts'
import { fileAddress, viewAt, viewOf } from './view-upload.ts'

const dayMs = 86_400_000

/** Creates the interface for other plugins. */
export const makeUploads = provide(
  Uploads,
  { uploads: UploadRepository, files: FileStore, signing: Signing, clock: Clock, transaction: Transaction, store: StoreUpload },
  ({ uploads, files, signing, clock, transaction, store }): Uploads => {
    const find = (id: string) => uploads.byIds([id]).pipe(Effect.map(([upload]) => upload ?? null))

    const viewsOf = Effect.fn('uploads.views-of')(function* (ids: readonly string[], view: (upload: Upload) => UploadView) {
      if (ids.length === 0) return []
      const found = new Map((yield* uploads.byIds(ids)).map((upload) => [upload.id, view(upload)]))
      return ids.flatMap((id) => found.get(id) ?? [])
    })
    const byIds = (ids: readonly string[]) => viewsOf(ids, (upload) => viewOf({ signing, clock }, upload))

    return {
      byIds,
      byIdsAt: (ids, urlOf) => viewsOf(ids, (upload) => viewAt(upload, ({ id }, file) => urlOf(id, file))),
      servedFile: (id, file) => find(id).pipe(Effect.map((upload) => upload && servedFileOf(upload, file))),
      attach: Effect.fn('uploads.attach')(function* (actor, ids, { purpose, facilityId, subject }) {
        const user = yield* requireUser(actor).pipe(Effect.mapError(() => new UploadNotFound()))
        const distinct = [...new Set(ids)]
        const request = {
          ids: distinct,
          accountId: user.id,
          purpose,
          subject,
          at: clock.now().toISOString(),
          facilityId: permissionFor(purpose) === null ? null : facilityId,
          staysOwn: purposeRules[purpose].owner === 'account',
        }
        if (distinct.length && (yield* uploads.attach(request)) < distinct.length) return yield* new UploadNotFound()
        return yield* byIds(distinct)
      }, transaction),
      detach: (ids) => (ids.length ? uploads.detach(ids, clock.now().toISOString()) : Effect.void),
      keep: (accountId, ids, until) => {
        const from = until === null ? clock.now() : new Date(until.getTime() - looseDays * dayMs)
        return ids.length ? uploads.looseFrom(ids, accountId, from.toISOString()) : Effect.void
      },
      describe: (id, alt) => uploads.describe(id, alt),
      signedUrl: (id, minutes) => find(id).pipe(Effect.map((upload) => upload && fileAddress({ signing, clock }, upload, minutes))),
      content: Effect.fn('uploads.content')(function* (id) {
        const upload = yield* find(id)
        const file = upload && (yield* files.read(keyOf(upload, mainFile(upload))))
        if (!file) return yield* new UploadNotFound()
        return { name: upload.name, mime: upload.mime, bytes: yield* Effect.promise(() => bytesOf(file.content)) }
      }),
      remove: (ids) => (ids.length ? uploads.remove(ids) : Effect.void),
      store: (accountId, upload) =>
        store({ accountId, facilityId: null, ...upload, alt: '', counted: false }).pipe(
          Effect.map((upload) => viewOf({ signing, clock }, upload)),
          // Cannot happen: only counted uploads need room.
          Effect.catchTag('TooManyUploads', Effect.die),
        ),
      takeOver: Effect.fn('uploads.take-over')(function* ({ id, accountId, subject, webp }) {
        const photo = takenOver({ id, accountId, subject, size: webp.length, at: clock.now().toISOString() })
        yield* files.put(keyOf(photo, mainFile(photo)), webp)
        if (!(yield* find(id))) yield* uploads.add(photo)
      }, transaction),
    }
  },
)

interface TakenOver {
  readonly id: string
  readonly accountId: string
  readonly subject: string
  readonly size: number
  readonly at: string
}

/** Returns the upload of a photo that the product itself has encoded. */
const takenOver = ({ id, accountId, subject, size, at }: TakenOver): Upload => ({
  id,
  account_id: accountId,
  facility_id: null,
  purpose: 'avatar',
  kind: 'image',
  mime: 'image/webp',
  name: 'zdjecie.webp',
  alt: '',
  size,
  width: 256,
  height: 256,
  files: ['256.webp'],
  created_at: at,
  attached_to: subject,
  attached_at: at,
  loose_since: null,
})
