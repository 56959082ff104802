import type { ReactNode } from 'react'
import { languages } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useFormValues } from '#web/app-kit/forms/use-form-values.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { languageNames } from '#web/ui/layouts/parts/language-names.ts'
import { kindsOf, newsLimits } from '../../contract/terms.ts'
import { useWritingArea } from '../areas/writing-area.ts'
import { ContentField } from './ContentField.tsx'
import { conflictText } from './conflict-text.ts'
import { Files } from './Files.tsx'
import css from './form.module.css'
import { GroupChoice } from './GroupChoice.tsx'
import { LicenceChoice } from './LicenceChoice.tsx'
import { Preview } from './Preview.tsx'
import { PrivacyWarning } from './PrivacyWarning.tsx'
import { PublishRow } from './PublishRow.tsx'
import { TagPicker } from './TagPicker.tsx'
import type { NewsForm as Form } from './use-news-form.ts'
import { useTags } from './use-tags.ts'
import { VisibilityChoice } from './VisibilityChoice.tsx'
import { type NewsValues, picturesOf } from './values.ts'

interface NewsFormProps {
  readonly of: Form
  /** Values of the stored post, or those with which a new one begins. */
  readonly before: NewsValues
  /** Uploads that the stored content shows. */
  readonly uploads: readonly UploadView[]
  /** ISO 8601; `null`: it was never published. */
  readonly publishedAt: string | null
  readonly children?: ReactNode
}

/** Form of a post beside what its readers will see of it. */
export const NewsForm = ({ of, before, uploads, publishedAt, children }: NewsFormProps) => {
  const t = useT()
  const { section } = useWritingArea()
  const { form } = of
  const values = useFormValues(form)
  const labels = useLabels()
  const tags = Object.values(useTags()).flat()
  const context = { t, section, tagName: (id: string) => tags.find((tag) => tag.id === id)?.name ?? id }
  return (
    <div className={css['columns']}>
      <div className={css['main']}>
        <ApiForm of={form} labels={labels} textOf={(name, value) => conflictText(name, value, context)}>
          <section className={css['card']} aria-label={t('publications.form.text')}>
            <Choice
              name="kind"
              legend={labels.kind}
              first={before.kind}
              options={kindsOf[section].map((kind) => ({ value: kind, label: t(messageKey('publications.kind', kind)) }))}
            />
            <p className={css['hint']}>{t(messageKey('publications.form.kind', values.kind))}</p>
            <Field name="title" label={labels.title} autoComplete="off" max={newsLimits.title} />
            <CountedArea name="lead" label={labels.lead} hint={t('publications.form.lead.hint')} max={newsLimits.lead} rows={3} optional />
            {values.kind === 'contest' && (
              <Field
                name="closes_on"
                label={labels.closes_on}
                hint={t('publications.form.closes_on.hint')}
                type="date"
                autoComplete="off"
                max={10}
                optional
              />
            )}
            <ContentField label={labels.content} known={uploads} />
            <PrivacyWarning of={values} />
            <Select
              name="language"
              label={labels.language}
              first={before.language}
              options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
            />
            {section !== 'facility' && (
              <Field
                name="author_name"
                label={labels.author_name}
                hint={t('publications.form.author_name.hint')}
                autoComplete="off"
                max={newsLimits.author}
                optional
              />
            )}
          </section>
          <section className={css['card']} aria-label={t('publications.form.media')}>
            <h2>{t('publications.form.media')}</h2>
            <Files of={form} values={values} />
            {picturesOf(values).length > 0 && (
              <Checkbox name="consents" optional missing="publications.form.consents.missing">
                {labels.consents}
              </Checkbox>
            )}
          </section>
          <section className={css['card']} aria-label={labels.tag_ids}>
            <TagPicker of={form} chosen={values.tag_ids} />
          </section>
          {section === 'materials' && (
            <section className={css['card']} aria-label={labels.licence}>
              <LicenceChoice legend={labels.licence} />
            </section>
          )}
          {section !== 'blog' && (
            <section className={css['card']} aria-label={labels.visibility}>
              <VisibilityChoice legend={labels.visibility} section={section} />
              {section === 'facility' && values.visibility === 'private' && <GroupChoice of={form} chosen={values.group_ids} />}
              {section === 'facility' && (
                <Checkbox name="moderator_only" optional>
                  {labels.moderator_only}
                </Checkbox>
              )}
            </section>
          )}
          <PublishRow of={of} status={before.status} values={values} />
        </ApiForm>
        {children}
      </div>
      <Preview of={values} uploads={uploads} publishedAt={publishedAt} />
    </div>
  )
}

const names = [
  'kind',
  'title',
  'lead',
  'closes_on',
  'content',
  'language',
  'author_name',
  'tag_ids',
  'licence',
  'visibility',
  'group_ids',
  'moderator_only',
  'publish_day',
  'publish_time',
] as const
type Labelled = (typeof names)[number] | 'cover' | 'attachments' | 'consents'

/** Returns the labels of the fields in their order, and of the files. */
const useLabels = (): Readonly<Record<Labelled, string>> => {
  const t = useT()
  const { section } = useWritingArea()
  const fields = names.map((name) => [name, t(messageKey('publications.form.field', name))] as const)
  return {
    ...(Object.fromEntries(fields) as Record<(typeof names)[number], string>),
    consents: t(messageKey('publications.area.consents', section)),
    cover: t('publications.form.cover'),
    attachments: t('publications.file.title'),
  }
}
