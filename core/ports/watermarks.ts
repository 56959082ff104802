import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { InvalidImage } from './pictures.ts'

/** Writes visible marks over pictures. */
export interface Watermarks {
  /** Repeats a line of text over a picture, so that no part of it can be shown without it; returns WebP. */
  apply(image: Uint8Array, text: string): Effect.Effect<Uint8Array, InvalidImage>
}
export const Watermarks = token<Watermarks>('core/Watermarks')
