import { type FocalPoint, focalPointOf } from '#core/kernel/focal-point.ts'
import { focusAttributes } from './focal-point.ts'
import css from './picture.module.css'

/** Addresses and size of an uploaded picture, as `POST /api/v1/upload` returns them. */
export interface PictureSource {
  /** File for browsers that know neither format. */
  readonly url: string
  /** Addresses by format, as `srcset`. */
  readonly variants: { readonly webp: string; readonly avif: string | null } | null
  readonly width: number | null
  readonly height: number | null
  /** Point that stays in sight where it is cropped; `null` or missing: nobody has set one. */
  readonly focus?: FocalPoint | null | undefined
  readonly alt: string
}

interface PictureProps {
  readonly of: PictureSource
  /** Width in the layout, as CSS: `(min-width: 900px) 33vw, 100vw`. */
  readonly sizes: string
  /** Replaces the picture's own alternative text; `''` beside a text that says the same. */
  readonly alt?: string
  /** The first picture on the screen: loaded at once and before others. */
  readonly first?: boolean
}

/** Uploaded picture in the size and format that the browser needs; its place is kept while it loads. */
export const Picture = ({ of: { url, variants, width, height, focus, alt: ownAlt }, sizes, alt = ownAlt, first = false }: PictureProps) => (
  <picture className={css['picture']}>
    {variants?.avif && <source type="image/avif" srcSet={variants.avif} sizes={sizes} />}
    {variants && <source type="image/webp" srcSet={variants.webp} sizes={sizes} />}
    <img
      src={url}
      alt={alt}
      {...(width !== null && height !== null && { width, height })}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      {...focusAttributes(focalPointOf({ focus, width, height }))}
    />
  </picture>
)
