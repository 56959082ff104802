import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { materialsApi } from '../../contract/materials-api.ts'
import css from '../app.module.css'
import { useOwnArea } from '../areas/use-own-area.ts'
import { WritingAreaContext } from '../areas/writing-area.ts'
import { NewHead } from '../form/NewHead.tsx'
import { NewPost, newPostQueries } from '../form/NewPost.tsx'
import { NoTeacher } from './NoTeacher.tsx'

/** The list says whether the user may add materials. */
const one = { limit: '1' }

export const queries: PageQueries = ({ query: search }) => [query(materialsApi.listOwnMaterials, one), ...newPostQueries(search)]

/** Page on which a teacher writes a material (row TZ-01). */
export const NewPage = () => {
  const t = useT()
  const { may_add } = useQuery(materialsApi.listOwnMaterials, one).data
  const area = useOwnArea(may_add)
  return (
    <WritingAreaContext value={area}>
      <div className={css['page']}>
        <BackToList href={area.addresses.list}>{t('publications.own.title')}</BackToList>
        <NewHead isOpen={may_add} />
        {may_add ? <NewPost /> : <NoTeacher />}
      </div>
    </WritingAreaContext>
  )
}
