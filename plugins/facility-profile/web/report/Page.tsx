import { type FacilityPhotos, facilityReportsSlot } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { photosOf, reportOf, sourceOf } from '../facility/photos.ts'
import type { reportData } from '../pages.data.ts'
import css from './report.module.css'

/** Page that asks what is wrong with a profile: its data, its content, or one of its photos. */
export const Page = () => {
  const t = useT()
  const { href, context } = usePage()
  const { facility, parts } = usePageData<typeof reportData>()
  const { id, slug, name } = facility
  const report = href('report', { type: 'facility', id })
  return (
    <Container>
      <div className={css['page']}>
        <p className={css['name']}>{name}</p>
        <h1>{t('facility-profile.report.title')}</h1>
        <div className={css['kinds']}>
          <Slot slot={facilityReportsSlot} of={{ id, slug, name, parts: context.layout }} />
          {report !== undefined && (
            <section>
              <h2>{t('facility-profile.report.abuse')}</h2>
              <p>{t('facility-profile.report.abuse.text')}</p>
              <PrivateLink href={report}>{t('facility-profile.report.abuse.go')}</PrivateLink>
            </section>
          )}
        </div>
        <ReportPhotos name={name} photos={photosOf(parts)?.photos ?? []} />
        <p>
          <a href={href(`/placowka/${slug}`)}>{t('facility-profile.task.back')}</a>
        </p>
      </div>
    </Container>
  )
}

interface ReportPhotosProps {
  readonly name: string
  readonly photos: FacilityPhotos['photos']
}

/** The photos that can be reported, each with the way to do so. */
const ReportPhotos = ({ name, photos }: ReportPhotosProps) => {
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
