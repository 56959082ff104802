import { Eye } from 'lucide-react'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { PostsHead, PostsLayout } from '../areas/PostsLayout.tsx'
import { draftQueries } from '../areas/post-drafts.ts'
import { writtenInput } from '../areas/status-filter.ts'
import { useFacilityArea } from '../areas/use-facility-area.ts'
import { AddLink } from './AddLink.tsx'
import { WrittenList } from './WrittenList.tsx'

const list: ListDefinition = { filters: ['status'] }

export const queries: PageQueries = ({ params, query: search }) => [
  query(newsApi.listNews, { facility_id: params['facility'] ?? '', ...writtenInput(readListState(list, search)) }),
  ...draftQueries,
]

/** Page of a facility's posts in its panel, the last changed first (rows NE-01, NE-03). */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { area, facility } = useFacilityArea()
  const state = useList(list)
  const { data } = useQuery(newsApi.listNews, { facility_id: facility.id, ...writtenInput(state) })
  return (
    <PostsLayout area={area}>
      <PostsHead title={t('publications.panel.title')} lead={t('publications.panel.lead')}>
        <LinkButton small href={href(`/placowka/${facility.slug}/aktualnosci`)} target="_blank" rel="noopener">
          <Icon of={Eye} /> {t('publications.area.see.facility')}
        </LinkButton>
        <AddLink />
      </PostsHead>
      {!area.canWrite && <p className={css['quiet']}>{t('publications.panel.read-only')}</p>}
      <WrittenList of={data} state={state} />
    </PostsLayout>
  )
}
