import { facilityReportsSlot } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { photosOf } from '../facility/photos.ts'
import { ReportPhotos } from './ReportPhotos.tsx'
import type { data } from './report.data.ts'
import css from './report.module.css'

/** Page that asks what is wrong with a profile: its data, its content, or one of its photos. */
export const Page = () => {
  const t = useT()
  const { href, context } = usePage()
  const { facility, parts } = usePageData<typeof data>()
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
