import { CalendarPlus } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { routePath } from '#web/runtime/route-path.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { visitsApi } from '../../contract/api.ts'
import css from '../visits.module.css'
import type { visitData } from './booking.data.ts'
import { VisitFacts } from './VisitFacts.tsx'

/** Page of a booking: when and where, the calendar entry, and the way to give the place back. */
export const VisitPage = () => {
  const t = useT()
  const href = useHref()
  const visit = usePageData<typeof visitData>()
  const { status, token, isOver, facility, others } = visit
  const heading = {
    confirmed: 'visits.booking.heading',
    cancelled: 'visits.booking.cancelled',
    unconfirmed: 'visits.confirm.heading',
  } as const
  return (
    <Container>
      <div className={css['done']}>
        <h1>
          <Highlight>{t(heading[status])}</Highlight>
        </h1>
        <VisitFacts {...visit} />
        {status === 'cancelled' ? (
          <p>
            <LinkButton href={href('visit_times', { slug: facility.slug })} look="main">
              {t('visits.booking.again')}
            </LinkButton>
          </p>
        ) : (
          <>
            <p>
              {status === 'unconfirmed' ? (
                <LinkButton href={href('visit_confirm', { token })} look="main">
                  {t('visits.confirm.send')}
                </LinkButton>
              ) : (
                <LinkButton href={routePath(visitsApi.exportVisit, { token })} look="main">
                  <Icon of={CalendarPlus} />
                  {t('visits.booking.calendar')}
                </LinkButton>
              )}
            </p>
            {!isOver && status === 'confirmed' && others.length > 0 && (
              <LinkButton href={href('visit_move', { token })}>{t('visits.booking.move')}</LinkButton>
            )}
            {!isOver && (
              <details className={css['more']}>
                <summary>{t('visits.booking.give-back')}</summary>
                <p>{t('visits.booking.give-back.text')}</p>
                <PostForm labels={{}} send={t('visits.booking.give-back.send')} />
              </details>
            )}
          </>
        )}
      </div>
    </Container>
  )
}
