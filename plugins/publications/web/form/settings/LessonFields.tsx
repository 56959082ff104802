import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { lessonLimits } from '../../../contract/limits.ts'
import { type CurriculumArea, curriculumAreas } from '../../../contract/terms.ts'
import type { NewsLabels } from '../use-labels.ts'
import type { NewsForm } from '../use-news-form.ts'
import type { NewsValues } from '../values.ts'
import tags from './tags.module.css'

interface LessonFieldsProps {
  readonly of: NewsForm
  /** Values of the stored post. */
  readonly before: NewsValues
  readonly values: NewsValues
  readonly labels: NewsLabels
}

const years = Array.from({ length: lessonLimits.years + 1 }, (_, year) => year)

/** Fields of the lesson of a material, all of them optional: aims, duration, ages, and areas of the curriculum. */
export const LessonFields = ({ of, before, values, labels }: LessonFieldsProps) => {
  const t = useT()
  const ages = years.map((year) => ({ value: String(year), label: t('publications.lesson.years', { count: year }) }))
  return (
    <>
      <CountedArea name="aims" label={labels.aims} hint={t('publications.form.aims.hint')} max={lessonLimits.aims} rows={3} optional />
      <Field name="minutes" label={labels.minutes} inputMode="numeric" autoComplete="off" max={3} optional />
      <Select name="age_from" label={labels.age_from} first={before.age_from} none={t('publications.form.none')} options={ages} optional />
      <Select name="age_to" label={labels.age_to} first={before.age_to} none={t('publications.form.none')} options={ages} optional />
      <AreaChoice of={of} chosen={values.areas} label={labels.areas} />
    </>
  )
}

/** Areas of the curriculum. The checkboxes have no name, since they are one value. */
const AreaChoice = ({
  of: { form },
  chosen,
  label,
}: {
  readonly of: NewsForm
  readonly chosen: readonly CurriculumArea[]
  readonly label: string
}) => {
  const t = useT()
  const { id, error, errorId, ariaAttributes } = useField('areas', false)
  const set = (area: CurriculumArea, isChosen: boolean) =>
    form.library.setValue(
      'areas',
      curriculumAreas.filter((one) => (one === area ? isChosen : chosen.includes(one))),
    )
  return (
    <fieldset id={id} tabIndex={-1} className={tags['tags']} aria-describedby={ariaAttributes['aria-describedby']}>
      <legend>{label}</legend>
      <div className={tags['options']}>
        {curriculumAreas.map((area) => (
          <label key={area} className={tags['tag']}>
            <input type="checkbox" checked={chosen.includes(area)} onChange={({ target }) => set(area, target.checked)} />
            {t(messageKey('publications.lesson.area', area))}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
