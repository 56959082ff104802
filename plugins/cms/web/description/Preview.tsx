import { useDeferredValue } from 'react'
import { type Language, tagOf } from '#core/kernel/language.ts'
import { documentOfField } from '#core/rich-text/field-value.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { RichTextView } from '#web/ui/rich-text/RichTextView.tsx'
import css from '../app.module.css'
import type { DescriptionValues } from './values.ts'

/** The description as the page of the city shows it below its list, while it is written. */
export const Preview = ({ of, lang }: { readonly of: DescriptionValues; readonly lang: Language }) => {
  const t = useT()
  const { title, lead, body } = useDeferredValue(of)
  return (
    <aside className={css['preview']} aria-label={t('cms.form.preview')}>
      <p className={css['quiet']}>{t('cms.form.preview')}</p>
      <div className={css['sheet']} lang={tagOf[lang]}>
        <h2>{title || t('cms.form.preview.untitled')}</h2>
        {lead !== '' && <p className={css['sheetLead']}>{lead}</p>}
        <RichTextView document={documentOfField(body)} level={3} />
      </div>
    </aside>
  )
}
