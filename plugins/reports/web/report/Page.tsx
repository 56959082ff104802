import { useState } from 'react'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { reportsApi } from '../../contract/api.ts'
import css from '../parts/reports.module.css'
import { ReportForm } from './ReportForm.tsx'

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
          <p>{t('reports.form.sent.text')}</p>
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
