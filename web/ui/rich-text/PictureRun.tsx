import type { ReactNode } from 'react'
import { Picture } from '../media/Picture.tsx'
import type { Gallery } from '../media/use-gallery.ts'
import { ImageFigure } from './files.tsx'
import type { GalleryImage, ImageRun } from './gallery-blocks.ts'
import css from './rich-text.module.css'

/** Returns how many pictures at the beginning of a grid share their row with one other, so that all rows are full. */
const pairsOf = (count: number): number => [0, 4, 2][count % 3] ?? 0

const sizesOf = (at: number, count: number): string =>
  `(min-width: 740px) ${at < pairsOf(count) ? 480 : 320}px, ${at === 0 && count % 2 === 1 ? 100 : 50}vw`

interface PictureRunProps {
  readonly of: ImageRun
  readonly gallery: Gallery
}

/**
 * Pictures that follow one another, each a link to its largest file, which the lightbox opens: a single one in the column
 * of text, several in full rows, of two on a phone and of three elsewhere, the first rows of two where three would leave a gap.
 */
export const PictureRun = ({ of: { images }, gallery: { nameOf } }: PictureRunProps) => {
  // An app page must not take the file for a page of its own.
  const linkTo = ({ of: { alt, caption }, upload, n }: GalleryImage, picture: ReactNode) => (
    <a href={upload.url} data-lightbox="" data-vike="false" aria-label={alt === '' ? caption || nameOf(n) : undefined}>
      {picture}
    </a>
  )
  const [first, second] = images
  if (first && !second) return <ImageFigure of={first.of} upload={first.upload} around={(picture) => linkTo(first, picture)} />
  return (
    <div className={css['run']}>
      <ul className={css['grid']}>
        {images.map((image, at) => (
          <li key={image.n}>
            <figure>
              {linkTo(
                image,
                <Picture of={{ ...image.upload, focus: image.of.focus }} alt={image.of.alt} sizes={sizesOf(at, images.length)} />,
              )}
              {image.of.caption && <figcaption>{image.of.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
