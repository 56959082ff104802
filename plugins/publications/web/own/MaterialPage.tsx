import { type PageQueries, queryIfFound } from '#web/app-kit/data/page-queries.ts'
import { useQueryIfFound } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { materialsApi } from '../../contract/materials-api.ts'
import css from '../app.module.css'
import { useOwnArea } from '../areas/use-own-area.ts'
import { WritingAreaContext } from '../areas/writing-area.ts'
import { EditPost } from '../form/EditPost.tsx'
import { tagQueries } from '../form/use-tags.ts'
import { ReadMaterial } from './ReadMaterial.tsx'

export const queries: PageQueries = ({ params }) => [queryIfFound(materialsApi.showMaterial, { id: params['news'] ?? '' }), ...tagQueries]

/** Page of one material: its author changes it, other teachers read it; the same as missing for anybody who may not (row TZ-04). */
export const MaterialPage = () => {
  const t = useT()
  const { data: material } = useQueryIfFound(materialsApi.showMaterial, { id: usePage().params['news'] ?? '' })
  const area = useOwnArea(material?.editable ?? false)
  return (
    <WritingAreaContext value={area}>
      <div className={css['page']}>
        <BackToList href={area.addresses.list}>{t('publications.own.title')}</BackToList>
        {material === null && (
          <>
            <h1 tabIndex={-1}>{t('publications.own.gone')}</h1>
            <EmptyList title={t('publications.own.gone')} subtitle={t('publications.own.gone.text')} />
          </>
        )}
        {material !== null && (material.editable ? <EditPost of={material} /> : <ReadMaterial of={material} />)}
      </div>
    </WritingAreaContext>
  )
}
