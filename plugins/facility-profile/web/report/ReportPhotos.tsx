import type { FacilityPhotos } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { reportOf, sourceOf } from '../facility/photos.ts'
import css from './report.module.css'

interface ReportPhotosProps {
  readonly name: string
  readonly photos: FacilityPhotos['photos']
}

/** The photos that can be reported, each with the way to do so. */
export const ReportPhotos = ({ name, photos }: ReportPhotosProps) => {
  const t = useT()
  const href = useHref()
  const reportable = photos.flatMap((photo, at) => {
    const report = reportOf(photo, href)
    return report === undefined ? [] : [{ photo, report, n: at + 1 }]
  })
  if (reportable.length === 0) return null
  return (
    <section className={css['photos']}>
      <h2>{t('facility-profile.report.photo')}</h2>
      <ul>
        {reportable.map(({ photo, report, n }) => (
          <li key={photo.url}>
            <Picture
              of={sourceOf(photo)}
              sizes="(min-width: 1024px) 190px, 45vw"
              alt={photo.alt || t('facility-profile.photos.photo', { name, n })}
            />
            <PrivateLink href={report}>{t('facility-profile.photos.report', { n })}</PrivateLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
