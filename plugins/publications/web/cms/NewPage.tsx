import type { PageQueries } from '#web/app-kit/data/page-queries.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useAddressQuery } from '#web/app-kit/page/use-address-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../app.module.css'
import { cmsSectionOf, useCmsArea } from '../areas/use-cms-area.ts'
import { WritingAreaContext } from '../areas/writing-area.ts'
import { NewHead } from '../form/NewHead.tsx'
import { NewPost, newPostQueries } from '../form/NewPost.tsx'

export const queries: PageQueries = ({ query: search }) => newPostQueries(search)

/** Page on which the editors write a post of the blog or a material. */
export const NewPage = () => {
  const t = useT()
  const area = useCmsArea(cmsSectionOf(useAddressQuery().get('section') ?? undefined))
  return (
    <WritingAreaContext value={area}>
      <div className={css['page']}>
        <BackToList href={area.addresses.list}>{t('publications.cms.title')}</BackToList>
        <NewHead isOpen />
        <NewPost />
      </div>
    </WritingAreaContext>
  )
}
