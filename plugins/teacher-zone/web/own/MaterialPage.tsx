import { PostsLayout } from '#plugins/publications/contract/area-ui.ts'
import { EditPost, tagQueries } from '#plugins/publications/contract/edit-post-ui.ts'
import { type PageQueries, queryIfFound } from '#web/app-kit/data/page-queries.ts'
import { useQueryIfFound } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { materialsApi } from '../../contract/api.ts'
import { ReadMaterial } from './ReadMaterial.tsx'
import { useOwnArea } from './use-own-area.ts'

export const queries: PageQueries = ({ params }) => [queryIfFound(materialsApi.showMaterial, { id: params['news'] ?? '' }), ...tagQueries]

/** Page of one material: its author changes it, other teachers read it; the same as missing for anybody who may not (row TZ-04). */
export const MaterialPage = () => {
  const t = useT()
  const { data: material } = useQueryIfFound(materialsApi.showMaterial, { id: usePage().params['news'] ?? '' })
  const area = useOwnArea(material?.editable ?? false)
  return (
    <PostsLayout area={area}>
      <BackToList href={area.addresses.list}>{t('teacher-zone.own.title')}</BackToList>
      {material === null && (
        <>
          <h1 tabIndex={-1}>{t('teacher-zone.own.gone')}</h1>
          <EmptyList title={t('teacher-zone.own.gone')} subtitle={t('teacher-zone.own.gone.text')} />
        </>
      )}
      {material !== null && (material.editable ? <EditPost of={material} /> : <ReadMaterial of={material} />)}
    </PostsLayout>
  )
}
