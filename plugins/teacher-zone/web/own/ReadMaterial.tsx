import { Article } from '#plugins/publications/contract/article-ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { MaterialView } from '../../contract/material.ts'
import { MaterialPanel } from '../zone/MaterialPanel.tsx'
import { SaveButton } from './SaveButton.tsx'

/** A material for a user who reads it without changing it, such as one for teachers alone. */
export const ReadMaterial = ({ of: material }: { readonly of: MaterialView }) => {
  const t = useT()
  const href = useHref()
  const { id, tags, saved } = material
  // Missing where no plugin takes reports.
  const report = href('report', { type: 'news', id })
  return (
    <Article of={material} actions={<MaterialPanel of={material} tags={tags} save={<SaveButton of={material} isSaved={saved} />} />}>
      {report !== undefined && (
        <p>
          <a href={report}>{t('teacher-zone.report')}</a>
        </p>
      )}
    </Article>
  )
}
