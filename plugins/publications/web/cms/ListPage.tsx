import { Eye } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { blogApi } from '../../contract/blog-api.ts'
import css from '../app.module.css'
import { writtenInput } from '../areas/status-filter.ts'
import { cmsSectionOf, cmsSections, publicLists, useCmsArea } from '../areas/use-cms-area.ts'
import { ViewLinks } from '../areas/ViewLinks.tsx'
import { WritingAreaContext } from '../areas/writing-area.ts'
import { AddLink } from '../panel/AddLink.tsx'
import { WrittenList } from '../panel/WrittenList.tsx'

const list: ListDefinition = { filters: ['section', 'status'] }

export const queries: PageQueries = ({ query: search }) => {
  const state = readListState(list, search)
  return [query(blogApi.listPosts, { section: cmsSectionOf(state.filters['section']), ...writtenInput(state) })]
}

/** Page with the posts of the blog, or all materials, for the editors (row ST-07). */
export const ListPage = () => {
  const t = useT()
  const href = useHref()
  const state = useList(list)
  const section = cmsSectionOf(state.filters['section'])
  const { data } = useQuery(blogApi.listPosts, { section, ...writtenInput(state) })
  return (
    <WritingAreaContext value={useCmsArea(section)}>
      <div className={css['page']}>
        <header className={css['top']}>
          <div>
            <h1 tabIndex={-1}>{t('publications.cms.title')}</h1>
            <p className={css['lead']}>{t('publications.cms.lead')}</p>
          </div>
          <div className={css['topActions']}>
            <LinkButton small href={href(publicLists[section])} target="_blank" rel="noopener">
              <Icon of={Eye} /> {t(messageKey('publications.area.see', section))}
            </LinkButton>
            <AddLink />
          </div>
        </header>
        <ViewLinks
          label={t('publications.cms.sections')}
          current={section}
          links={cmsSections.map((one) => ({
            key: one,
            label: t(messageKey('publications.cms.section', one)),
            href: state.hrefOf({ page: 1, filters: one === cmsSections[0] ? {} : { section: one } }),
          }))}
        />
        <WrittenList of={data} state={state} />
      </div>
    </WritingAreaContext>
  )
}
