import { Cause, Effect, Exit } from 'effect'
import { define } from '#core/kernel/define.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import { Clock } from '#core/ports/clock.ts'
import { FileStore } from '#core/ports/file-store.ts'
import { PdfPreviews } from '#core/ports/pdf-previews.ts'
import { InvalidImage, type PictureFile, Pictures } from '#core/ports/pictures.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { VirusScanner } from '#core/ports/virus-scanner.ts'
import { TooManyUploads } from '../contract/errors.ts'
import { wholeFile } from '../contract/file-addresses.ts'
import { maxLooseUploads } from '../contract/limits.ts'
import { acceptedTypes, type UploadPurpose } from '../contract/purposes.ts'
import { keyOf } from '../domain/addresses.ts'
import { cleanFileName } from '../domain/file-name.ts'
import { type FileType, fileTypeOf } from '../domain/file-type.ts'
import { purposeRules } from '../domain/purpose-rules.ts'
import type { Upload } from '../domain/upload.ts'
import { UploadRepository } from '../domain/uploads.port.ts'

/** A file that its uploader may store. */
export interface AcceptedUpload {
  readonly accountId: string
  readonly purpose: UploadPurpose
  readonly facilityId: string | null
  readonly alt: string
  readonly file: FileBody
  /** True if it counts among the loose uploads that an account may have; `false` where it is attached at once. */
  readonly counted: boolean
}

type NamedBytes = readonly [name: string, bytes: Uint8Array]
type Described = Pick<Upload, 'mime' | 'name' | 'width' | 'height'> & { readonly parts: readonly NamedBytes[] }

const partOf = ({ width, format, bytes }: PictureFile): NamedBytes => [`${width}.${format}`, bytes]

/**
 * Stores a loose upload: the files first, then the row, so that a row always has its files; files without a row are
 * removed, here or, after a crash, by the daily sweep.
 */
export const StoreUpload = define(
  'uploads/StoreUpload',
  {
    uploads: UploadRepository,
    files: FileStore,
    pictures: Pictures,
    previews: PdfPreviews,
    scanner: VirusScanner,
    clock: Clock,
    transaction: Transaction,
  },
  ({ uploads, files, pictures, previews, scanner, clock, transaction }) => {
    const requireRoom = Effect.fn('uploads.require-room')(function* (accountId: string, added: number) {
      const loose = yield* uploads.looseOf(accountId)
      if (loose.files >= maxLooseUploads.files || loose.bytes + added > maxLooseUploads.bytes) return yield* new TooManyUploads()
    })

    /** A PDF is never refused because its first page cannot be drawn. */
    const drawFirstPage = Effect.fn('uploads.draw-first-page')(function* (pdf: Uint8Array) {
      const page = yield* previews.firstPage(pdf)
      return page && (yield* pictures.encode(page, 'preview').pipe(Effect.catch(() => Effect.succeed(null))))
    })

    const describe = Effect.fn('uploads.describe')(function* (type: FileType, { purpose, file }: AcceptedUpload) {
      const { recipe, showsFirstPage } = purposeRules[purpose]
      if (type.kind !== 'image' || type.name === 'heic') {
        // Pictures do not stay as they came.
        if (!(yield* scanner.isClean(file.bytes))) return yield* new InvalidImage({ detail: 'The virus scanner refused the file.' })
        const preview = type.name === 'pdf' && showsFirstPage ? yield* drawFirstPage(file.bytes) : null
        const { width, height, files: previews } = preview ?? { width: null, height: null, files: [] }
        const parts: readonly NamedBytes[] = [...previews.map(partOf), [wholeFile, file.bytes]]
        return { mime: type.mime, name: cleanFileName(file.name, type.extensions[0]), width, height, parts } satisfies Described
      }
      const { width, height, files: encoded } = yield* pictures.encode(file.bytes, recipe)
      const parts = encoded.map((one): NamedBytes => (recipe === 'page' ? [wholeFile, one.bytes] : partOf(one)))
      const ending = encoded.at(-1)?.format ?? 'jpg'
      const mime = ending === 'jpg' ? 'image/jpeg' : `image/${ending}`
      return { mime, name: cleanFileName(file.name, ending), width, height, parts } satisfies Described
    })

    return Effect.fn('uploads.store')(function* (accepted: AcceptedUpload) {
      const { accountId, purpose, facilityId, alt, file, counted } = accepted
      const type = fileTypeOf(file.bytes)
      if (!type || !acceptedTypes[purpose].includes(type.name)) return yield* new InvalidImage()
      // Spares encoding what has no room; the transaction decides.
      if (counted) yield* requireRoom(accountId, 0)
      const { parts, ...described } = yield* describe(type, accepted)
      const now = clock.now().toISOString()
      const upload: Upload = {
        id: generateUuid(),
        account_id: accountId,
        facility_id: facilityId,
        purpose,
        kind: type.kind,
        alt,
        ...described,
        size: parts.at(-1)?.[1].length ?? 0,
        files: parts.map(([name]) => name),
        created_at: now,
        attached_to: null,
        attached_at: null,
        loose_since: now,
      }
      const keys = parts.map(([name]) => keyOf(upload, name))
      const add = Effect.gen(function* () {
        if (counted) {
          yield* uploads.lock(accountId)
          yield* requireRoom(accountId, upload.size)
        }
        yield* uploads.add(upload)
      })
      // After an error of the database it is unknown whether the row was stored; the sweep finds out.
      let mayHaveRow = false
      const work = Effect.gen(function* () {
        for (const [name, bytes] of parts) yield* files.put(keyOf(upload, name), bytes)
        mayHaveRow = true
        yield* transaction(add)
        return upload
      })
      return yield* Effect.onExit(work, (exit) =>
        Exit.isSuccess(exit) || (mayHaveRow && !Cause.hasFails(exit.cause)) ? Effect.void : Effect.ignoreCause(files.remove(keys)),
      )
    })
  },
)
