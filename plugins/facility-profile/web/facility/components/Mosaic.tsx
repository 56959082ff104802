import { Images } from 'lucide-react'
import type { FacilityPhotos } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { useGallery } from '#web/ui/media/use-gallery.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { reportOf, sourceOf } from '../photos.ts'
import css from './mosaic.module.css'
import { SourceNote } from './SourceNote.tsx'

interface MosaicProps {
  readonly facility: { readonly id: string; readonly name: string }
  readonly of: FacilityPhotos
}

/**
 * Photos in the head of the profile: one large and the next ones small. A press shows all of them large, one by one, with
 * the way to report each (web/runtime/islands/lightbox.ts); without JavaScript all are shown, and a press shows the file.
 */
export const Mosaic = ({ facility: { id, name }, of: { on, photos } }: MosaicProps) => {
  const t = useT()
  const href = useHref()
  const { attributes } = useGallery()
  return (
    <section id="zdjecia" className={css['mosaic']} aria-label={t('facility-profile.photos')}>
      <ul {...attributes} data-report-text={t('facility-profile.photos.report', { n: '{n}' })}>
        {photos.map((photo, n) => (
          <li key={photo.url}>
            <a href={photo.url} data-lightbox="" data-report={reportOf(photo, href)}>
              <Picture
                of={sourceOf(photo)}
                sizes={n === 0 ? '(min-width: 1024px) 500px, 100vw' : '(min-width: 1024px) 240px, 33vw'}
                alt={photo.alt || t('facility-profile.photos.photo', { name, n: n + 1 })}
                first={n === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <a className={css['all']} href="#zdjecia" data-lightbox="">
        <Icon of={Images} /> {t('facility-profile.photos.see', { count: photos.length })}
      </a>
      <SourceNote from={[{ source: 'owner', number: id, on }]} />
    </section>
  )
}
