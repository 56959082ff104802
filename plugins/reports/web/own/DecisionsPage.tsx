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

export const queries: PageQueries = ({ query: search }) => [query(reportsApi.listOwnDecisions, pageInput(readListState(list, search)))]

/** Page with the decisions that concern the user, as author or as reporter. */
export const DecisionsPage = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { page, hrefOf } = useList(list)
  const { data } = useQuery(reportsApi.listOwnDecisions, pageInput({ page }))
  return (
    <div className={css['page']}>
      <OwnHead title={t('reports.own.decisions.title')} />
      <PageList of={data} hrefOf={hrefOf} none={{ title: t('reports.own.decisions.none'), text: t('reports.own.decisions.none.text') }}>
        {({ id, label, title, outcome, side, decided_at, appeal, new: isNew }) => (
          <Card key={id} as="li" stretched>
            <div className={css['item']}>
              <h2 className={css['name']}>
                <a href={href('user_decision', { decision: id })}>
                  {t(asMessageKey(label))}: {title}
                </a>
              </h2>
              <p className={css['quiet']}>
                {t(messageKey('reports.own.side', side))} · <time dateTime={decided_at}>{factMoment(decided_at, language)}</time> ·{' '}
                {t(messageKey('reports.outcome', outcome))}
              </p>
              <p className={css['badges']}>
                {isNew && <Badge tone="info">{t('reports.own.new')}</Badge>}
                {appeal !== null && <Badge tone={appeal === 'open' ? 'warn' : 'plain'}>{t(messageKey('reports.appeal', appeal))}</Badge>}
              </p>
            </div>
          </Card>
        )}
      </PageList>
    </div>
  )
}
