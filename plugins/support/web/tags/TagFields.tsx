import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { tagIcons } from '../../contract/desk-apis.ts'
import css from '../app.module.css'

/** Names of a tag in three languages, its URL parameter and its icon. */
export const TagFields = ({
  labels,
  paramOptional,
}: {
  readonly labels: Readonly<Record<string, string>>
  readonly paramOptional?: boolean
}) => {
  const t = useT()
  return (
    <div className={css['two']}>
      {(['pl', 'ua', 'en'] as const).map((language) => (
        <Field key={language} name={`names.${language}`} label={labels[`names.${language}`] ?? ''} autoComplete="off" max={60} />
      ))}
      <Field
        name="param"
        label={labels['param'] ?? ''}
        hint={t('support.tags.param.hint')}
        autoComplete="off"
        max={60}
        optional={paramOptional}
      />
      <Select name="icon" label={labels['icon'] ?? ''} options={tagIcons.map((value) => ({ value, label: value }))} />
    </div>
  )
}
