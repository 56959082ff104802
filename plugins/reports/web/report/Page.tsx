import { useState } from 'react'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { reportsApi } from '../../contract/api.ts'
import { reviewHours } from '../../contract/limits.ts'
import { textMaxLength } from '../../contract/reasons.ts'
import { Reasons } from '../components/Reasons.tsx'
import css from '../components/reports.module.css'

export const queries: PageQueries = ({ params }) => [query(reportsApi.showTarget, { type: params['type'] ?? '', id: params['id'] ?? '' })]

/** Page with the form that reports one thing; who may not report it reads why. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { type = '', id = '' } = usePage().params
  const { data: target } = useQuery(reportsApi.showTarget, { type, id })
  const [sent, setSent] = useState<string | null>(null)
  const number = sent ?? target.reported
  const back = target.path === null ? undefined : href(target.path as `/${string}`)
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('reports.form.title')}</h1>
      <section className={css['box']} aria-labelledby="zglaszane">
        <h2 id="zglaszane">
          {t(asMessageKey(target.label))}: {target.title}
        </h2>
        {target.picture !== null && <img className={css['picture']} src={target.picture} alt={target.text} />}
        <p className={css['text']}>{target.text}</p>
      </section>
      {target.own ? (
        <p>{t('reports.form.own')}</p>
      ) : number === null ? (
        <>
          <p className={css['lead']}>{t('reports.form.lead')}</p>
          <ReportForm type={type} id={id} onSent={setSent} />
        </>
      ) : (
        <div className={css['box']} role="status">
          <h2>{t(sent === null ? 'reports.form.reported' : 'reports.form.sent')}</h2>
          <p className={css['number']}>{number}</p>
          <p>{t('reports.form.sent.text', { hours: reviewHours.report })}</p>
          <LinkButton small href={href('user_reports')}>
            {t('reports.form.sent.own')}
          </LinkButton>
        </div>
      )}
      {back !== undefined && (
        <p>
          <a href={back}>{t('reports.form.back')}</a>
        </p>
      )}
    </div>
  )
}

interface ReportFormProps {
  readonly type: string
  readonly id: string
  readonly onSent: (number: string) => void
}

/** Form of a report: reason, text, good faith. */
const ReportForm = ({ type, id, onSent }: ReportFormProps) => {
  const t = useT()
  const form = useApiForm(reportsApi.reportThing, {
    id: 'zgloszenie',
    input: { target_type: type, target_id: id },
    validate: ({ reason, text }): Readonly<Record<string, string>> =>
      reason === 'other' && !String(text ?? '').trim() ? { text: 'FIELD_REQUIRED' } : {},
    invalidates: [reportsApi.listOwnReports],
    toast: false,
    onSaved: ({ number }) => onSent(number),
  })
  const labels = { reason: t('reports.form.reason'), text: t('reports.form.text'), good_faith: t('reports.good-faith') }
  return (
    <ApiForm of={form} labels={labels}>
      <Reasons legend={labels.reason} />
      <CountedArea name="text" label={labels.text} hint={t('reports.form.text.hint')} max={textMaxLength} rows={5} optional />
      <Checkbox name="good_faith" missing="reports.good-faith.missing">
        {labels.good_faith}
      </Checkbox>
      <SubmitRow send={t('reports.form.send')} />
    </ApiForm>
  )
}
