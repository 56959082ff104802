import { messageKey } from '#core/kernel/message-key.ts'
import { textOfField } from '#core/rich-text/field-value.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useFormValues } from '#web/app-kit/forms/use-form-values.ts'
import { RichTextField } from '#web/app-kit/rich-text/field/RichTextField.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import type { CityDescription } from '../../contract/description.ts'
import { descriptionLimits } from '../../contract/limits.ts'
import css from '../app.module.css'
import { Preview } from './Preview.tsx'
import { SearchResult } from './SearchResult.tsx'
import { useDescriptionForm } from './use-description-form.ts'

interface DescriptionFormProps {
  readonly of: CityDescription
  /** Address of the city's page in the language of the description. */
  readonly path: string
}

/** Form of a description beside the page that it makes. */
export const DescriptionForm = ({ of, path }: DescriptionFormProps) => {
  const t = useT()
  const form = useDescriptionForm(of)
  const values = useFormValues(form)
  const names = ['title', 'lead', 'body', 'meta_title', 'meta_description'] as const
  const labels = Object.fromEntries(names.map((name) => [name, t(messageKey('cms.form.field', name))])) as Record<
    (typeof names)[number],
    string
  >
  return (
    <div className={css['columns']}>
      <ApiForm of={form} labels={labels} textOf={(name, value) => (name === 'body' ? textOfField(String(value)) : String(value))}>
        <section className={css['card']} aria-label={t('cms.form.text')}>
          <Field name="title" label={labels.title} autoComplete="off" max={descriptionLimits.title} />
          <CountedArea name="lead" label={labels.lead} hint={t('cms.form.lead.hint')} max={descriptionLimits.lead} rows={3} optional />
          <RichTextField name="body" label={labels.body} hint={t('cms.form.body.hint')} />
        </section>
        <section className={css['card']} aria-label={t('cms.form.search')}>
          <h2>{t('cms.form.search')}</h2>
          <Field
            name="meta_title"
            label={labels.meta_title}
            hint={t('cms.form.meta_title.hint')}
            autoComplete="off"
            max={descriptionLimits.metaTitle}
            optional
          />
          <CountedArea
            name="meta_description"
            label={labels.meta_description}
            hint={t('cms.form.meta_description.hint')}
            max={descriptionLimits.metaDescription}
            rows={3}
            optional
          />
          <SearchResult of={values} lang={of.lang} usual={of.usual} path={path} />
        </section>
        <SubmitRow send={t('cms.form.save')} />
      </ApiForm>
      <Preview of={values} lang={of.lang} />
    </div>
  )
}
