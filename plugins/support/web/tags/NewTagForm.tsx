import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Select } from '#web/ui/fields/Select.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { type TagCategory, tagsApi } from '../../contract/desk-apis.ts'
import css from '../parts/desk.module.css'
import { TagFields } from './TagFields.tsx'
import { useTagLabels } from './use-tag-labels.ts'

const Fields = ({ categories, onSaved }: { readonly categories: readonly TagCategory[]; readonly onSaved: () => void }) => {
  const t = useT()
  const labels = { category: t('support.tags.category'), ...useTagLabels() }
  const form = useApiForm(tagsApi.createTag, { id: 'nowy-tag', invalidates: [tagsApi.listTags], toast: true, onSaved })
  return (
    <ApiForm of={form} labels={labels}>
      <Select
        name="category"
        label={labels.category}
        options={categories.map((value) => ({ value, label: t(messageKey('tags.category', value)) }))}
      />
      <TagFields labels={labels} paramOptional />
      <SubmitRow send={t('support.tags.create')} />
    </ApiForm>
  )
}

/** Form of a new tag; empty again after saving. */
export const NewTagForm = ({ categories }: { readonly categories: readonly TagCategory[] }) => {
  const [saved, setSaved] = useState(0)
  return (
    <div className={css['panel']}>
      <Fields key={saved} categories={categories} onSaved={() => setSaved(saved + 1)} />
    </div>
  )
}
