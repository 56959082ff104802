import { Eye } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { PostsHead, PostsLayout, ViewLinks } from '#plugins/publications/contract/area-ui.ts'
import { AddLink, draftQueries, WrittenList, writtenInput } from '#plugins/publications/contract/written-ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { blogApi } from '../../contract/api.ts'
import { cmsSectionOf, cmsSections, useCmsArea, useSectionAddresses } from './use-cms-area.ts'

const list: ListDefinition = { filters: ['section', 'status'] }

export const queries: PageQueries = ({ query: search }) => {
  const state = readListState(list, search)
  return [query(blogApi.listPosts, { section: cmsSectionOf(state.filters['section']), ...writtenInput(state) }), ...draftQueries]
}

/** Page with the posts of the blog, or all materials, for the editors (row ST-07). */
export const ListPage = () => {
  const t = useT()
  const state = useList(list)
  const section = cmsSectionOf(state.filters['section'])
  const addresses = useSectionAddresses()
  const { data } = useQuery(blogApi.listPosts, { section, ...writtenInput(state) })
  return (
    <PostsLayout area={useCmsArea(section)}>
      <PostsHead title={t('blog.cms.title')} lead={t('blog.cms.lead')}>
        {addresses[section] !== undefined && (
          <LinkButton small href={addresses[section]} target="_blank" rel="noopener">
            <Icon of={Eye} /> {t(messageKey('publications.area.see', section))}
          </LinkButton>
        )}
        <AddLink />
      </PostsHead>
      <ViewLinks
        label={t('blog.cms.sections')}
        current={section}
        links={cmsSections
          .filter((one) => addresses[one] !== undefined)
          .map((one) => ({
            key: one,
            label: t(messageKey('blog.cms.section', one)),
            href: state.hrefOf({ page: 1, filters: one === cmsSections[0] ? {} : { section: one } }),
          }))}
      />
      <WrittenList of={data} state={state} />
    </PostsLayout>
  )
}
