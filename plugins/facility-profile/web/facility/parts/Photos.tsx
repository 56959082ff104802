import { Images } from 'lucide-react'
import type { FacilityPhotos } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { useGallery } from '#web/ui/media/use-gallery.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../facility.module.css'
import { reportOf, sourceOf } from '../photos.ts'
import { Section } from './Section.tsx'

type Photo = FacilityPhotos['photos'][number]

/** First photo in the head of the profile, which leads to the others. */
export const CoverPhoto = ({ photos }: { readonly photos: readonly Photo[] }) => {
  const t = useT()
  const [first] = photos
  if (!first) return null
  return (
    <div className={`${css['cover']} ${css['coverPhoto']}`}>
      <a href="#zdjecia" data-lightbox="">
        <Picture of={sourceOf(first)} sizes="(min-width: 1024px) 400px, 100vw" first />
        <span className={css['seePhotos']}>
          <Icon of={Images} /> {t('facility-profile.photos.see', { count: photos.length })}
        </span>
      </a>
    </div>
  )
}

interface PhotosProps {
  readonly facility: { readonly id: string; readonly name: string }
  readonly of: FacilityPhotos
}

/** All photos, small; a press shows one large, with the way to report it (web/runtime/islands/lightbox.ts), without JavaScript its file. */
export const Photos = ({ facility: { id, name }, of: { on, photos } }: PhotosProps) => {
  const t = useT()
  const href = useHref()
  const { attributes } = useGallery()
  return (
    <Section id="zdjecia" title={t('facility-profile.photos')} from={[{ source: 'owner', number: id, on }]}>
      <ul className={css['photos']} {...attributes} data-report-text={t('facility-profile.photos.report', { n: '{n}' })}>
        {photos.map((photo, n) => (
          <li key={photo.url}>
            <a href={photo.url} data-lightbox="" data-report={reportOf(photo, href)}>
              <Picture
                of={sourceOf(photo)}
                sizes="(min-width: 1024px) 190px, 45vw"
                alt={photo.alt || t('facility-profile.photos.photo', { name, n: n + 1 })}
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
