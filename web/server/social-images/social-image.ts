import type { ComponentType, ReactElement } from 'react'
import type { Language } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'

/** Props of a social image: the page's data, language and translator. */
export interface SocialImageProps<Value> {
  readonly value: Value
  readonly t: Translate
  readonly language: Language
  /** Converts an SVG drawing to an image source. */
  readonly imageSource: (drawing: ReactElement) => string
  /** Image source of the Kredka logo. */
  readonly logo: string
}

/**
 * Image that social networks show beside a link to a page, 1200 × 630. Laid out with flexbox and inline styles; style
 * sheets and hooks do not work.
 */
export type SocialImage<Value> = ComponentType<SocialImageProps<Value>>

/** Size of social images, pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** Returns the path of a page's social image: `/og/placowka/bajka.png` for `/placowka/bajka`. */
export const socialImagePath = (path: string): string => `/og${path}.png`

/** Returns the path of the page to which a social image path belongs, or null. */
export const pagePathOfSocialImage = (path: string): string | null => /^\/og(\/.+)\.png$/.exec(path)?.[1] ?? null
