import { PostsLayout } from '#plugins/publications/contract/area-ui.ts'
import { NewHead, NewPost, newPostQueries } from '#plugins/publications/contract/new-post-ui.ts'
import type { PageQueries } from '#web/app-kit/data/page-queries.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useAddressQuery } from '#web/app-kit/page/use-address-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { cmsSectionOf, useCmsArea } from './use-cms-area.ts'

export const queries: PageQueries = ({ query: search }) => newPostQueries(search)

/** Page on which the editors write a post of the blog or a material. */
export const NewPage = () => {
  const t = useT()
  const area = useCmsArea(cmsSectionOf(useAddressQuery().get('section') ?? undefined))
  return (
    <PostsLayout area={area}>
      <BackToList href={area.addresses.list}>{t('blog.cms.title')}</BackToList>
      <NewHead isOpen />
      <NewPost />
    </PostsLayout>
  )
}
