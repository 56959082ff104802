import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { type ListDefinition, type ListState, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useHref } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { subscriptionsApi } from '../../contract/api.ts'
import css from '../parts/parts.module.css'
import { FollowedCard } from './FollowedCard.tsx'
import { useNews } from './use-news.ts'

const list: ListDefinition = {}
const inputOf = ({ page }: Pick<ListState, 'page'>): InputOf<typeof subscriptionsApi.listOwn> => ({ page: String(page) })

export const queries: PageQueries = ({ query: search }) => [query(subscriptionsApi.listOwn, inputOf(readListState(list, search)))]

/** Page with the facilities that the user follows; what is new about them counts as seen once it is shown. */
export const Page = () => {
  const { t } = useTranslation('subscriptions.own')
  const map = useHref()('map')
  const { page, hrefOf } = useList(list)
  const { data } = useQuery(subscriptionsApi.listOwn, inputOf({ page }))
  const newsOf = useNews(data.items)
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {data.itemsTotal === 0 ? (
        <EmptyList title={t('none')} subtitle={t('none.text')} actions={map === undefined ? [] : [{ label: t('find'), href: map }]} />
      ) : (
        <>
          <p className={css['lead']}>{t('lead')}</p>
          <ul className={css['list']}>
            {data.items.map((followed) => (
              <FollowedCard key={followed.id} followed={followed} news={newsOf(followed)} />
            ))}
          </ul>
        </>
      )}
      <Pager page={page} pages={data.pageTotal} address={(page) => hrefOf({ page })} />
    </div>
  )
}
