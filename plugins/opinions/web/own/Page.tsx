import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, pageInput, readListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { opinionsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { mean, stateTones, threadMoment } from '../format.ts'

const list: ListDefinition = {}

export const queries: PageQueries = ({ query: search }) => [query(opinionsApi.listOwnOpinions, pageInput(readListState(list, search)))]

/** Page with the user's opinions in all states. */
export const Page = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { page, hrefOf } = useList(list)
  const { data } = useQuery(opinionsApi.listOwnOpinions, pageInput({ page }))
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('opinions.own.title')}</h1>
      <PageList
        of={data}
        hrefOf={hrefOf}
        none={{
          title: t('opinions.own.none'),
          text: t('opinions.own.none.text'),
          action: { label: t('opinions.own.none.search'), href: href('map') ?? href('/') },
        }}
      >
        {({ id, facility, state, score, written_at, new_answer }) => (
          <Card key={id} as="li" stretched>
            <h2 className={css['name']}>
              <a href={href('user_opinion', { opinion: id })}>{facility.name || t('opinions.own.facility.gone')}</a>
            </h2>
            <p className={css['quiet']}>
              {facility.city} · {mean(score, language)} · {threadMoment(written_at, language)}
            </p>
            <p className={css['badges']}>
              <Badge tone={stateTones[state]}>{t(messageKey('opinions.own.state', state))}</Badge>
              {new_answer && <Badge tone="info">{t('opinions.own.new-answer')}</Badge>}
            </p>
          </Card>
        )}
      </PageList>
    </div>
  )
}
