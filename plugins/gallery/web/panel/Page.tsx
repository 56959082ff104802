import { Eye } from 'lucide-react'
import { useState } from 'react'
import { maxPhotos } from '#core/facilities/max-photos.ts'
import { acceptedBy, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { UploadField } from '#web/app-kit/files/UploadField.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { UsageBar } from '#web/ui/primitives/UsageBar.tsx'
import { galleryApi } from '../../contract/api.ts'
import type { GalleryView } from '../../contract/gallery.ts'
import css from './gallery.module.css'
import { PhotoGrid } from './PhotoGrid.tsx'
import { useGallery } from './use-gallery.ts'

export const queries: PageQueries = ({ params }) => [query(galleryApi.showGallery, { id: params['facility'] ?? '' })]

/** Page of the gallery in the panel: upload, order, cover, texts (row OW-07). */
export const Page = () => {
  const t = useT()
  const actions = useGallery()
  const { facility, gallery, overtaken, forget, sort, add } = actions
  const profile = useHref()(`/placowka/${facility.slug}`)
  const full = isGalleryFull(gallery)
  // Files that are on their way while the last place is taken still say what became of them.
  const [hadRoom] = useState(!full)
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{t('gallery.panel.title')}</h1>
          <p className={css['lead']}>{t('gallery.panel.lead')}</p>
        </div>
        <LinkButton href={profile} target="_blank" rel="noopener" small>
          <Icon of={Eye} /> {t('gallery.panel.see')}
        </LinkButton>
      </header>
      <section className={css['section']} id="gallery-photos" aria-label={t('gallery.panel.title')}>
        <Usage gallery={gallery} />
        {(hadRoom || !full) && (
          <UploadField
            route={uploadFile}
            input={{ purpose: 'gallery', facility_id: facility.id }}
            accept={acceptedBy('gallery')}
            label={t('gallery.panel.add')}
            hint={t('gallery.panel.add.hint')}
            multiple
            onUploaded={add}
          />
        )}
        {overtaken !== null && (
          <div className={css['conflict']} role="alert">
            <p>{t('gallery.panel.overtaken')}</p>
            <div className={css['buttons']}>
              <Button small onClick={() => sort(overtaken)}>
                {t('gallery.panel.overtaken.mine')}
              </Button>
              <Button small onClick={forget}>
                {t('gallery.panel.overtaken.theirs')}
              </Button>
            </div>
          </div>
        )}
        {gallery.photos.length === 0 ? (
          <EmptyList title={t('gallery.panel.none')} subtitle={t('gallery.panel.none.text')} />
        ) : (
          <PhotoGrid of={actions} />
        )}
      </section>
    </div>
  )
}

/** Returns whether the gallery has no room for another photo. */
const isGalleryFull = ({ photos, limit }: GalleryView): boolean => photos.length >= Math.min(limit ?? maxPhotos, maxPhotos)

/** Number of photos against the limit; when it is full or hides some, a link to a larger package. */
const Usage = ({ gallery }: { readonly gallery: GalleryView }) => {
  const t = useT()
  const href = useHref()
  const { facility_id, photos, limit } = gallery
  const count = photos.length
  const hidden = photos.filter(({ visible }) => !visible).length
  const undescribed = photos.filter(({ alt }) => alt === '').length
  const full = isGalleryFull(gallery)
  const isLargest = limit === null || limit >= maxPhotos
  // Missing where no plugin sells packages.
  const packages = isLargest ? undefined : href('facility_package', { facility: facility_id })
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
          <p>{t(isLargest ? 'gallery.panel.full.largest' : 'gallery.panel.full', { limit: limit ?? maxPhotos })}</p>
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
