import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { newsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { NewsList } from '../components/NewsList.tsx'

const list: ListDefinition = { filters: [] }
const inputOf = (page: number) => ({ page: String(page), limit: '10' })

export const queries: PageQueries = ({ query: search }) => [query(newsApi.listFeed, inputOf(readListState(list, search).page))]

/** Page with the newest posts of the facilities that the user belongs to or follows (row NE-05). */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { page, hrefOf } = useList(list)
  const { items, curPage, pageTotal } = useQuery(newsApi.listFeed, inputOf(page)).data
  return (
    <div className={css['page']}>
      <header>
        <h1 tabIndex={-1}>{t('publications.feed.title')}</h1>
        <p className={css['lead']}>{t('publications.feed.lead')}</p>
      </header>
      {items.length === 0 && (
        <EmptyList
          title={t('publications.feed.none')}
          subtitle={t('publications.feed.none.text')}
          actions={[{ label: t('publications.feed.find'), href: href('map') ?? href('/') }]}
        />
      )}
      <NewsList items={items} hrefOf={({ id }) => href('user_news_item', { news: id })} as="h2" />
      <Pager page={curPage} pages={pageTotal} address={(number) => hrefOf({ page: number })} />
    </div>
  )
}
