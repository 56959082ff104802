import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { UsageBar } from '#web/ui/primitives/UsageBar.tsx'
import type { GalleryView } from '../../contract/gallery.ts'
import { maxPhotos } from '../../contract/limits.ts'
import css from './gallery.module.css'

/** Returns whether the gallery has no room for another photo. */
export const isGalleryFull = ({ photos, limit }: GalleryView): boolean => photos.length >= Math.min(limit ?? maxPhotos, maxPhotos)

/** Number of photos against the limit; when it is full or hides some, a link to a larger package. */
export const Usage = ({ gallery }: { readonly gallery: GalleryView }) => {
  const t = useT()
  const href = useHref()
  const { facility_id, photos, limit } = gallery
  const count = photos.length
  const hidden = photos.filter(({ visible }) => !visible).length
  const undescribed = photos.filter(({ alt }) => alt === '').length
  const full = isGalleryFull(gallery)
  // Missing where no plugin sells packages.
  const packages = limit === null ? undefined : href('facility_package', { facility: facility_id })
  return (
    <div className={css['usage']}>
      <UsageBar
        label={t('gallery.panel.usage')}
        text={limit === null ? t('gallery.panel.usage.open', { count }) : t('gallery.panel.usage.of', { count, limit })}
        used={count}
        limit={limit}
        note={hidden > 0 ? t('gallery.panel.usage.hidden', { count: hidden }) : undefined}
      />
      {full && (
        <div className={css['full']}>
          <p>{t(limit === null ? 'gallery.panel.full.largest' : 'gallery.panel.full', { limit: limit ?? maxPhotos })}</p>
          {packages !== undefined && (
            <LinkButton small look="second" href={packages}>
              {t('gallery.panel.full.packages')}
            </LinkButton>
          )}
        </div>
      )}
      {undescribed > 0 && <p className={css['hint']}>{t('gallery.panel.undescribed', { count: undescribed })}</p>}
    </div>
  )
}
