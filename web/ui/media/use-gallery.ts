import { useT } from '#web/runtime/i18n/i18n-context.ts'

/** Gallery whose pictures open large in a lightbox (web/runtime/islands/lightbox.ts). */
export interface Gallery {
  /** Attributes of the element around its links, each with `data-lightbox` and a picture in it: the texts of the lightbox. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>
  /** Returns the name of a picture that has no text, by its number from 1. */
  readonly nameOf: (n: number) => string
}

/** Returns the texts of a gallery. Pages in mode `app` list their prefix, `lightbox`. */
export const useGallery = (): Gallery => {
  const t = useT()
  return {
    attributes: {
      'data-gallery': t('lightbox.photos'),
      'data-counter': t('lightbox.counter'),
      'data-previous': t('lightbox.previous'),
      'data-next': t('lightbox.next'),
    },
    nameOf: (n) => t('lightbox.photo', { n }),
  }
}
