import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** A picture that cannot be read, or of a kind that is not taken: 'Nieprawidłowy format pliku'. */
export class BadPicture extends Failure('BadFileFormat', 'unsupported') {}

/** Makes a small square photo of a picture that somebody sends: newly written, so that nothing of the file travels on, places and names in it least of all. */
export interface Portraits {
  /** JPEG and PNG are taken, by what they are and not by their name; 256 × 256 pixels come out. */
  make(picture: Uint8Array): Effect.Effect<{ readonly mime: string; readonly bytes: Uint8Array }, BadPicture>
}
export const Portraits = token<Portraits>('core/Portraits')
