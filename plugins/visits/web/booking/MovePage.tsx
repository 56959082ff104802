import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TimeChoice } from '../TimeChoice.tsx'
import css from '../visits.module.css'
import type { moveData } from './booking.data.ts'
import { VisitFacts } from './VisitFacts.tsx'

/** Page on which a family moves its visit to another time of the facility. */
export const MovePage = () => {
  const t = useT()
  const href = useHref()
  const visit = usePageData<typeof moveData>()
  return (
    <Container>
      <div className={css['done']}>
        <h1>
          <Highlight>{t('visits.booking.move')}</Highlight>
        </h1>
        <VisitFacts {...visit} />
        {visit.others.length === 0 ? (
          <p>{t('visits.page.full')}</p>
        ) : (
          <PostForm labels={{ time_id: t('visits.field.time') }} send={t('visits.booking.move.send')}>
            <TimeChoice times={visit.others} />
          </PostForm>
        )}
        <p>
          <LinkButton href={href('visit', { token: visit.token })}>{t('visits.booking.keep')}</LinkButton>
        </p>
      </div>
    </Container>
  )
}
