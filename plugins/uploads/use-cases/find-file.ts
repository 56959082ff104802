import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { FindServedFile, ServedFile } from '#core/plugin/served-files.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { filesPath, folders } from '../domain/addresses.ts'
import { purposeRules } from '../domain/purpose-rules.ts'
import { isSigned, signatureParameters } from '../domain/signed-address.ts'
import { UploadRepository } from '../domain/uploads.port.ts'
import { pictureMimeOf, servedFileOf } from '../services/served-file.ts'

/**
 * Finds the file of an address `{id}/{file}`. Public pictures need no database: their type follows from the name, and
 * only they are in the public folder under such names. Private files need a signature.
 */
export const FindFile = define(
  'uploads/FindFile',
  { uploads: UploadRepository, signing: Signing, clock: Clock },
  ({ uploads, signing, clock }): FindServedFile =>
    Effect.fn('uploads.find-file')(function* ({ path, query }) {
      const [id = '', file = '', ...rest] = path.split('/')
      if (!isUuid(id) || rest.length) return null
      const mime = pictureMimeOf(file)
      if (mime !== null && query[signatureParameters.signature] === undefined)
        return { key: `${folders.public}/${id}/${file}`, mime, cache: 'forever', download: null } satisfies ServedFile
      const [upload] = yield* uploads.byIds([id])
      if (!upload) return null
      if (purposeRules[upload.purpose].isPrivate && !isSigned(`${filesPath}/${path}`, query, { now: clock.now(), macsOf: signing.macsOf }))
        return null
      return servedFileOf(upload, file)
    }),
)
