import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { newsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { cmsSectionOf, useCmsArea } from '../areas/use-cms-area.ts'
import { WritingAreaContext } from '../areas/writing-area.ts'
import { EditPost } from '../form/EditPost.tsx'
import { tagQueries } from '../form/use-tags.ts'

export const queries: PageQueries = ({ params }) => [query(newsApi.showNews, { id: params['news'] ?? '' }), ...tagQueries]

/** Page of one post of the blog or one material, which the editors change. */
export const EditPage = () => {
  const t = useT()
  const { data: news } = useQuery(newsApi.showNews, { id: usePage().params['news'] ?? '' })
  const area = useCmsArea(cmsSectionOf(news.section))
  return (
    <WritingAreaContext value={area}>
      <div className={css['page']}>
        <BackToList href={area.addresses.list}>{t('publications.cms.title')}</BackToList>
        {news.section === 'facility' ? (
          <>
            <h1 tabIndex={-1}>{news.title}</h1>
            <EmptyList title={t('publications.cms.elsewhere')} />
          </>
        ) : (
          <EditPost of={news} />
        )}
      </div>
    </WritingAreaContext>
  )
}
