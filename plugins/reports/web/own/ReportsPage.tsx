import { factMoment } from '#core/kernel/dates.ts'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, pageInput, readListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { reportsApi } from '../../contract/api.ts'
import { OwnHead } from '../components/OwnHead.tsx'
import css from '../components/reports.module.css'

const list: ListDefinition = {}

export const queries: PageQueries = ({ query: search }) => [query(reportsApi.listOwnReports, pageInput(readListState(list, search)))]

/** Page with the user's reports and what was decided (row RP-03). */
export const ReportsPage = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { page, hrefOf } = useList(list)
  const { data } = useQuery(reportsApi.listOwnReports, pageInput({ page }))
  return (
    <div className={css['page']}>
      <OwnHead title={t('reports.own.title')} />
      <PageList of={data} hrefOf={hrefOf} none={{ title: t('reports.own.none'), text: t('reports.own.none.text') }}>
        {({ id, number, label, title, reason, text, reported_at, outcome, decision_id }) => (
          <Card key={id} as="li">
            <div className={css['item']}>
              <h2 className={css['name']}>
                {t(asMessageKey(label))}: {title}
              </h2>
              <p className={css['quiet']}>
                {number} · <time dateTime={reported_at}>{factMoment(reported_at, language)}</time> ·{' '}
                {t(messageKey('reports.reason', reason))}
              </p>
              {text !== '' && <p className={css['text']}>{text}</p>}
              <p className={css['badges']}>
                <Badge tone={outcome === null ? 'warn' : 'good'}>
                  {t(outcome === null ? 'reports.own.state.open' : 'reports.own.state.decided')}
                </Badge>
                {outcome !== null && decision_id !== null && (
                  <a href={href('user_decision', { decision: decision_id })}>{t(messageKey('reports.outcome', outcome))}</a>
                )}
              </p>
            </div>
          </Card>
        )}
      </PageList>
    </div>
  )
}
