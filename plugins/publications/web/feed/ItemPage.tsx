import { type PageQueries, queryIfFound } from '#web/app-kit/data/page-queries.ts'
import { useQueryIfFound } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { newsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { Article } from '../components/Article.tsx'

export const queries: PageQueries = ({ params }) => [queryIfFound(newsApi.showNews, { id: params['news'] ?? '' })]

/** Page of one post for a member of its facility; the same as missing for anybody who may not read it. */
export const ItemPage = () => {
  const t = useT()
  const href = useHref()
  const { data: news } = useQueryIfFound(newsApi.showNews, { id: usePage().params['news'] ?? '' })
  const report = news && href('report', { type: 'news', id: news.id })
  return (
    <div className={css['page']}>
      <BackToList href={href('user_news')}>{t('publications.feed.title')}</BackToList>
      {news === null ? (
        <>
          <h1 tabIndex={-1}>{t('publications.feed.gone')}</h1>
          <EmptyList title={t('publications.feed.gone')} subtitle={t('publications.feed.gone.text')} />
        </>
      ) : (
        <Article of={news}>{report && <a href={report}>{t('publications.report')}</a>}</Article>
      )}
    </div>
  )
}
