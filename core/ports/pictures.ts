import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The image cannot be decoded or has an unsupported format: 'Nieprawidłowy format pliku'. */
export class InvalidImage extends Failure('BadFileFormat', 'unsupported') {}

/** The image has more pixels than are decoded. */
export class ImageTooLarge extends Failure('FileTooBig', 'too-large') {}

/**
 * Forms that an image is converted to: files of several widths for `<picture>`, of which an animation stays one; a
 * square photo of 256 pixels; one legible page; or small pictures, 320 and 640 pixels wide, of a page that stands for a
 * document.
 */
export type PictureRecipe = 'responsive' | 'animation' | 'square' | 'page' | 'preview'

/** Encoded file of a picture; `width` is the one it was made for, at least the actual one. */
export interface PictureFile {
  readonly width: number
  readonly format: 'avif' | 'webp' | 'jpg'
  readonly bytes: Uint8Array
}

/** Picture with the size of its largest file. */
export interface EncodedPicture {
  readonly width: number
  readonly height: number
  readonly files: readonly PictureFile[]
}

/**
 * Converts uploaded images. They are decoded and encoded anew, so that neither metadata (such as location or author)
 * nor foreign content is kept.
 */
export interface Pictures {
  /**
   * Accepts JPEG and PNG, for an animation also GIF, all detected by content, upright as their orientation says. A long
   * queue raises `Unavailable` as a defect.
   */
  encode(image: Uint8Array, recipe: PictureRecipe): Effect.Effect<EncodedPicture, InvalidImage | ImageTooLarge>
  /** Draws an SVG of the product itself, never one of a user, as PNG. */
  draw(svg: string): Effect.Effect<Uint8Array>
}
export const Pictures = token<Pictures>('core/Pictures')
