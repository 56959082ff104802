import { useEffect, useState } from 'react'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { recruitmentApi } from '../../contract/api.ts'
import { PrintButton } from '../parts/PrintButton.tsx'
import css from '../parts/parts.module.css'
import { Sheet } from '../parts/Sheet.tsx'
import { StatusBadge } from '../parts/StatusBadge.tsx'
import { Timeline } from '../parts/Timeline.tsx'
import { StepForm } from './StepForm.tsx'

export const queries: PageQueries = ({ params }) => [query(recruitmentApi.showApplication, { id: params['application'] ?? '' })]

/** Page of one application for its facility: the data, the next step, the history. A new one that is opened counts as seen. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facility = '', application: id = '' } = usePage().params
  const { data: application } = useQuery(recruitmentApi.showApplication, { id })
  const invalidate = useInvalidate()
  const { status, steps, waiting, facility: at } = application
  const givenBack = status === 'withdrawn' && application.history.some((step) => step.status === 'accepted')
  const isFresh = status === 'new' && steps.includes('seen')
  const [failedFor, setFailedFor] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each application
  useEffect(() => {
    // After a failed request it stays new until the next visit.
    if (isFresh)
      callInBackground(recruitmentApi.markSeen, { facility_id: at.id, ids: [id] }).then(
        () => invalidate(recruitmentApi.showApplication),
        () => setFailedFor(id),
      )
  }, [id, isFresh])
  return (
    <div className={css['page']}>
      <BackToList href={href('facility_applications', { facility })}>{t('recruitment.inbox.back')}</BackToList>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{application.child_name || id}</h1>
          {waiting && <p className={css['lead']}>{t('recruitment.inbox.position', waiting)}</p>}
        </div>
        <div className={css['buttons']}>
          <StatusBadge status={status} />
          <PrintButton />
        </div>
      </header>
      <Sheet of={application} />
      <section className={`${css['card']} ${css['noprint']}`} aria-labelledby="krok">
        <h2 id="krok">{t('recruitment.inbox.next')}</h2>
        {steps.length === 0 && <p>{t('recruitment.inbox.next.none')}</p>}
        {givenBack && (
          <p>
            {t('recruitment.inbox.given-back')}{' '}
            <a href={`${href('facility_applications', { facility })}?status=waitlisted`}>{t('recruitment.inbox.given-back.list')}</a>
          </p>
        )}
        {/* Being seen changes the version: a form that was there before would lose what is typed. */}
        {steps.length > 0 && (!isFresh || failedFor === id) && <StepForm key={application.version} of={application} />}
      </section>
      <Timeline history={application.history} />
    </div>
  )
}
