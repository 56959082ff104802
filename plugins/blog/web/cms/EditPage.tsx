import { newsApi } from '#plugins/publications/contract/api.ts'
import { PostsLayout } from '#plugins/publications/contract/area-ui.ts'
import { EditPost, tagQueries } from '#plugins/publications/contract/edit-post-ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { cmsSectionOf, useCmsArea } from './use-cms-area.ts'

export const queries: PageQueries = ({ params }) => [query(newsApi.showNews, { id: params['news'] ?? '' }), ...tagQueries]

/** Page of one post of the blog or one material, which the editors change. */
export const EditPage = () => {
  const t = useT()
  const { data: news } = useQuery(newsApi.showNews, { id: usePage().params['news'] ?? '' })
  const area = useCmsArea(cmsSectionOf(news.section))
  return (
    <PostsLayout area={area}>
      <BackToList href={area.addresses.list}>{t('blog.cms.title')}</BackToList>
      {news.section === 'facility' ? (
        <>
          <h1 tabIndex={-1}>{news.title}</h1>
          <EmptyList title={t('blog.cms.elsewhere')} />
        </>
      ) : (
        <EditPost of={news} />
      )}
    </PostsLayout>
  )
}
