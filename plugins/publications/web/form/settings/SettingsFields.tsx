import { languages } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { languageNames } from '#web/ui/layouts/components/language-names.ts'
import { newsLimits } from '../../../contract/limits.ts'
import { kindsOf } from '../../../contract/terms.ts'
import { useWritingArea } from '../../areas/writing-area.ts'
import form from '../form.module.css'
import type { NewsLabels } from '../use-labels.ts'
import type { NewsForm } from '../use-news-form.ts'
import { type NewsValues, picturesOf } from '../values.ts'
import { Files } from './Files.tsx'
import { GroupChoice } from './GroupChoice.tsx'
import { LessonFields } from './LessonFields.tsx'
import { LicenceChoice } from './LicenceChoice.tsx'
import { Moment } from './Moment.tsx'
import css from './settings.module.css'
import { TagPicker } from './TagPicker.tsx'
import { VisibilityChoice } from './VisibilityChoice.tsx'

interface SettingsFieldsProps {
  readonly of: NewsForm
  /** Values of the stored post, or those with which a new one begins. */
  readonly before: NewsValues
  readonly values: NewsValues
  readonly labels: NewsLabels
}

/** Settings of a post: all that is not its text. */
export const SettingsFields = ({ of, before, values, labels }: SettingsFieldsProps) => {
  const t = useT()
  const { section } = useWritingArea()
  return (
    <>
      <section className={css['part']} aria-label={labels.kind}>
        <Choice
          name="kind"
          legend={labels.kind}
          first={before.kind}
          options={kindsOf[section].map((kind) => ({ value: kind, label: t(messageKey('publications.kind', kind)) }))}
        />
        <p className={form['hint']}>{t(messageKey('publications.form.kind', values.kind))}</p>
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
      </section>
      {section !== 'blog' && (
        <section className={css['part']} aria-label={labels.visibility}>
          <VisibilityChoice legend={labels.visibility} section={section} />
          {section === 'facility' && values.visibility === 'private' && <GroupChoice of={of.form} chosen={values.group_ids} />}
          {section === 'facility' && (
            <Checkbox name="moderator_only" optional>
              {labels.moderator_only}
            </Checkbox>
          )}
        </section>
      )}
      <section className={css['part']} aria-label={t('publications.form.media')}>
        <Files of={of.form} values={values} />
        {picturesOf(values).length > 0 && (
          <Checkbox name="consents" optional missing="publications.form.consents.missing">
            {labels.consents}
          </Checkbox>
        )}
      </section>
      <section className={css['part']} aria-label={labels.tag_ids}>
        <TagPicker of={of.form} chosen={values.tag_ids} />
      </section>
      {section === 'materials' && (
        <section className={css['part']} aria-label={t('publications.form.lesson')}>
          <LessonFields of={of} before={before} values={values} labels={labels} />
        </section>
      )}
      {section === 'materials' && (
        <section className={css['part']} aria-label={labels.licence}>
          <LicenceChoice legend={labels.licence} />
        </section>
      )}
      <Moment of={of} status={before.status} values={values} />
      <section className={css['part']} aria-label={labels.language}>
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
    </>
  )
}
