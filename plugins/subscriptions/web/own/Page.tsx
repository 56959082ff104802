import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, pageInput, readListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { subscriptionsApi } from '../../contract/api.ts'
import css from '../parts/parts.module.css'
import { FollowedCard } from './FollowedCard.tsx'
import { useNews } from './use-news.ts'

const list: ListDefinition = {}

export const queries: PageQueries = ({ query: search }) => [query(subscriptionsApi.listOwn, pageInput(readListState(list, search)))]

/** Page with the facilities that the user follows; what is new about them counts as seen once it is shown. */
export const Page = () => {
  const t = useT()
  const map = useHref()('map')
  const { page, hrefOf } = useList(list)
  const { data } = useQuery(subscriptionsApi.listOwn, pageInput({ page }))
  const newsOf = useNews(data.items)
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('subscriptions.own.title')}</h1>
      {data.itemsTotal > 0 && <p className={css['lead']}>{t('subscriptions.own.lead')}</p>}
      <PageList
        of={data}
        hrefOf={hrefOf}
        none={{
          title: t('subscriptions.own.none'),
          text: t('subscriptions.own.none.text'),
          action: map === undefined ? undefined : { label: t('subscriptions.own.find'), href: map },
        }}
      >
        {(followed) => <FollowedCard key={followed.id} followed={followed} news={newsOf(followed)} />}
      </PageList>
    </div>
  )
}
