import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import css from '../visits.module.css'
import type { confirmData } from './booking.data.ts'
import { VisitFacts } from './VisitFacts.tsx'

/** Page that confirms a booking by the link of its mail. */
export const ConfirmPage = () => {
  const t = useT()
  const href = useHref()
  const visit = usePageData<typeof confirmData>()
  return (
    <Container>
      <div className={css['done']}>
        <h1>
          <Highlight>{t(visit.isExpired ? 'visits.confirm.expired' : 'visits.confirm.heading')}</Highlight>
        </h1>
        <VisitFacts {...visit} />
        {visit.isExpired ? (
          <p>
            <LinkButton href={href('visit_times', { slug: visit.facility.slug })} look="main">
              {t('visits.booking.again')}
            </LinkButton>
          </p>
        ) : (
          <PostForm labels={{}} send={t('visits.confirm.send')} />
        )}
      </div>
    </Container>
  )
}
