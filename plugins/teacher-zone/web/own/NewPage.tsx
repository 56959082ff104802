import { PostsLayout } from '#plugins/publications/contract/area-ui.ts'
import { NewHead, NewPost, newPostQueries } from '#plugins/publications/contract/new-post-ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { materialsApi } from '../../contract/api.ts'
import { NoTeacher } from './NoTeacher.tsx'
import { useOwnArea } from './use-own-area.ts'

/** The list says whether the user may add materials. */
const one = { limit: '1' }

export const queries: PageQueries = ({ query: search }) => [query(materialsApi.listOwnMaterials, one), ...newPostQueries(search)]

/** Page on which a teacher writes a material (row TZ-01). */
export const NewPage = () => {
  const t = useT()
  const { may_add } = useQuery(materialsApi.listOwnMaterials, one).data
  const area = useOwnArea(may_add)
  return (
    <PostsLayout area={area}>
      <BackToList href={area.addresses.list}>{t('teacher-zone.own.title')}</BackToList>
      <NewHead isOpen={may_add} />
      {may_add ? <NewPost /> : <NoTeacher />}
    </PostsLayout>
  )
}
