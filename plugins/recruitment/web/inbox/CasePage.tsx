import { useEffect, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { vacancyGroups } from '../../contract/age-groups.ts'
import { recruitmentApi } from '../../contract/api.ts'
import { textLimits } from '../../contract/limits.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../app.module.css'
import { PrintButton } from '../components/PrintButton.tsx'
import { Sheet } from '../components/Sheet.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { Timeline } from '../components/Timeline.tsx'

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
    <div className={css['partsPage']}>
      <BackToList href={href('facility_applications', { facility })}>{t('recruitment.inbox.back')}</BackToList>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{application.child_name || id}</h1>
          {waiting && <p className={css['partsLead']}>{t('recruitment.inbox.position', waiting)}</p>}
        </div>
        <div className={css['buttons']}>
          <StatusBadge status={status} />
          <PrintButton />
        </div>
      </header>
      <Sheet of={application} />
      <section className={`${css['partsCard']} ${css['noprint']}`} aria-labelledby="krok">
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

/** Form of the facility's next step, with what belongs to it and a message to the parent. */
const StepForm = ({ of: { id, version, steps, waiting, age_group } }: { readonly of: ApplicationView }) => {
  const t = useT()
  const [status, choose] = useState('')
  const form = useApiForm(recruitmentApi.changeStatus, {
    id: 'krok',
    input: { id, version },
    invalidates: [recruitmentApi.showApplication, recruitmentApi.listInbox],
    toast: true,
  })
  const labels = {
    status: t('recruitment.inbox.step'),
    group: t('recruitment.inbox.waiting-group'),
    offer_until: t('recruitment.inbox.offer-end'),
    message: t('recruitment.inbox.message'),
  }
  const groups = vacancyGroups.filter((group) => group !== waiting?.group)
  return (
    <ApiForm of={form} labels={labels}>
      {/* What a step needs appears with its choice. */}
      <div onChange={({ target }) => (target as HTMLInputElement).name === 'status' && choose((target as HTMLInputElement).value)}>
        <Choice
          name="status"
          legend={labels.status}
          options={steps.map((value) => ({ value, label: t(messageKey('recruitment.inbox.step', value)) }))}
        />
      </div>
      {status === 'waitlisted' && (
        <Select
          name="group"
          label={labels.group}
          first={groups.includes(age_group) ? age_group : (groups[0] ?? age_group)}
          options={groups.map((value) => ({ value, label: t('recruitment.detail.years', { group: value }) }))}
        />
      )}
      {status === 'offered' && (
        <Field
          name="offer_until"
          type="date"
          label={labels.offer_until}
          hint={t('recruitment.inbox.offer-end.hint')}
          autoComplete="off"
          max={10}
          optional
        />
      )}
      <TextArea
        name="message"
        label={labels.message}
        hint={t('recruitment.inbox.message.hint')}
        max={textLimits.message}
        rows={4}
        optional
      />
      <SubmitRow send={t('recruitment.inbox.save')} />
    </ApiForm>
  )
}
