import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { siteLimits } from '../../contract/limits.ts'
import { templatesApi } from '../../contract/templates-api.ts'

/** Returns the labels of the fields of a template. */
export const useTemplateLabels = () => {
  const t = useT()
  return {
    name: t('sites.page-templates.name'),
    key: t('sites.page-templates.key'),
    theme: t('sites.page-templates.theme'),
    note: t('sites.page-templates.note'),
  } as const
}

interface TemplateFieldsProps {
  readonly labels: ReturnType<typeof useTemplateLabels>
  /** Theme that is chosen already, which may not be installed any more. */
  readonly theme?: string
}

/** Fields of a template: name, key, theme and what it is for. */
export const TemplateFields = ({ labels, theme }: TemplateFieldsProps) => {
  const t = useT()
  const { themes } = useQuery(templatesApi.listTemplateChoices, { language: useLanguage() }).data
  const options = themes.map(({ key, name }) => ({ value: key, label: name }))
  const isGone = theme !== undefined && !themes.some(({ key }) => key === theme)
  return (
    <>
      <Field name="name" label={labels.name} autoComplete="off" max={siteLimits.title} />
      <Field name="key" label={labels.key} hint={t('sites.page-templates.key.hint')} autoComplete="off" max={40} />
      <Select name="theme" label={labels.theme} options={isGone ? [...options, { value: theme, label: theme }] : options} />
      <TextArea name="note" label={labels.note} optional max={400} rows={2} />
    </>
  )
}
