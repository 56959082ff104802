import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { newsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { useFacilityArea } from '../areas/use-facility-area.ts'
import { WritingAreaContext } from '../areas/writing-area.ts'
import { Article } from '../components/Article.tsx'
import { EditPost } from '../form/EditPost.tsx'
import { groupQueries } from '../form/settings/GroupChoice.tsx'
import { tagQueries } from '../form/settings/use-tags.ts'

export const queries: PageQueries = ({ params, context }) => [
  query(newsApi.showNews, { id: params['news'] ?? '' }),
  ...groupQueries(params['facility'] ?? '', context.user),
  ...tagQueries,
]

/** Page of one post in a facility's panel: those who write it change it, others read it (rows NE-01 to NE-03). */
export const EditPage = () => {
  const t = useT()
  const { area } = useFacilityArea()
  const { data: news } = useQuery(newsApi.showNews, { id: usePage().params['news'] ?? '' })
  const isHere = news.facility_id === area.facility
  return (
    <WritingAreaContext value={area}>
      <div className={css['page']}>
        <BackToList href={area.addresses.list}>{t('publications.panel.back')}</BackToList>
        {!isHere && (
          <>
            <h1 tabIndex={-1}>{t('publications.form.edit')}</h1>
            <EmptyList title={t('publications.form.elsewhere')} />
          </>
        )}
        {isHere && (news.editable ? <EditPost of={news} /> : <Article of={news} />)}
      </div>
    </WritingAreaContext>
  )
}
