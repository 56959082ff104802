import type { Clock } from '#core/ports/clock.ts'
import type { Signing } from '#core/ports/signing.ts'
import { firstPageOf, mainFile, type UrlOf, variantsOf } from '../contract/file-addresses.ts'
import type { UploadView } from '../contract/upload.ts'
import { pathOf } from '../domain/addresses.ts'
import { purposeRules } from '../domain/purpose-rules.ts'
import { signedPath } from '../domain/signed-address.ts'
import type { Upload } from '../domain/upload.ts'

/** Minutes for which the address of a private file in a view is valid. */
const viewMinutes = 10

interface Dependencies {
  readonly signing: Signing
  readonly clock: Clock
}

/** Returns the address of an upload's main file, signed for so many minutes where it is private. */
export const fileAddress = (dependencies: Dependencies, upload: Upload, minutes = viewMinutes): string =>
  addressFor(dependencies, upload, mainFile(upload), minutes)

const addressFor = ({ signing, clock }: Dependencies, upload: Upload, file: string, minutes: number): string => {
  const path = pathOf(upload, file)
  if (!purposeRules[upload.purpose].isPrivate) return path
  return signedPath(path, Math.floor(clock.now().getTime() / 1000) + minutes * 60, (text) => signing.macsOf(text)[0])
}

/** Returns the public view of an upload. */
export const viewOf = (dependencies: Dependencies, upload: Upload): UploadView =>
  viewAt(upload, (_, file) => addressFor(dependencies, upload, file, viewMinutes))

/** Returns the view of an upload whose files are at other addresses. */
export const viewAt = (upload: Upload, urlOf: UrlOf): UploadView => {
  const { id, mime, kind, size, alt, name } = upload
  const url = urlOf(upload, mainFile(upload))
  const preview = firstPageOf(upload, urlOf)
  const { width, height } = preview ? { width: null, height: null } : upload
  return { id, url, variants: variantsOf(upload, urlOf), preview, mime, kind, size, width, height, alt, name }
}
