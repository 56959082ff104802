import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The image cannot be decoded or has an unsupported format: 'Nieprawidłowy format pliku'. */
export class InvalidImage extends Failure('BadFileFormat', 'unsupported') {}

/** Converts an uploaded image to a small square photo. The image is re-encoded, so no metadata of the upload (such as location or author) is kept. */
export interface ProfilePhotos {
  /** Accepts JPEG and PNG, detected by content; returns 256 × 256 pixels. */
  create(image: Uint8Array): Effect.Effect<{ readonly mime: string; readonly bytes: Uint8Array }, InvalidImage>
}
export const ProfilePhotos = token<ProfilePhotos>('core/ProfilePhotos')
