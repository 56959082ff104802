import type { ComponentType, ReactElement } from 'react'
import type { Language } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'

/** What a page's picture is drawn of: what its data hook found, and the words of its language. */
export interface PictureProps<Value> {
  readonly value: Value
  readonly t: Translate
  readonly language: Language
  /** A drawing of ours as the address of an image. */
  readonly art: (drawing: ReactElement) => string
  /** The mark, as the address of an image. */
  readonly mark: string
}

/** The picture that networks show beside a link to a page, 1200 × 630. It is laid out without style sheets: flex boxes, styles on elements, no hooks. */
export type Picture<Value> = ComponentType<PictureProps<Value>>

/** Pixels. */
export const pictureSize = { width: 1200, height: 630 } as const

/** Where the picture of a page lies: `/og/placowka/bajka.png` for `/placowka/bajka`. */
export const pictureOf = (path: string): string => `/og${path}.png`

/** The path of the page whose picture lies there, or null. */
export const pageOfPicture = (path: string): string | null => /^\/og(\/.+)\.png$/.exec(path)?.[1] ?? null
