import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useFieldArray } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { listLimits } from '../../contract/limits.ts'
import css from '../components/panel.module.css'
import { useSectionForm } from '../components/use-section-form.ts'
import { minutesOf, numberOf, orNull, textOf, timeText } from '../components/values.ts'
import { EntryFields } from './EntryFields.tsx'
import { EntryRow } from './EntryRow.tsx'

interface Row {
  readonly name: string
  readonly description: string
  readonly duration: string
  readonly start: string
  readonly end: string
}

const empty: Row = { name: '', description: '', duration: '', start: '', end: '' }

/** Form of extra activities in the owner's order. */
export const ActivitiesForm = () => {
  const t = useT()
  const form = useSectionForm('dayplan', {
    id: 'activities',
    toValues: ({ sections }) => ({
      activities: sections.dayplan.values.activities.map(({ name, description, duration, start, end }) => ({
        name,
        description: textOf(description),
        duration: textOf(duration),
        start: timeText(start),
        end: timeText(end),
      })),
    }),
    toInput: ({ activities }) => ({
      activities: ((activities ?? []) as readonly Row[]).map(({ name, description, duration, start, end }) => ({
        name,
        description: orNull(description),
        duration: numberOf(duration),
        start: minutesOf(start),
        end: minutesOf(end),
      })),
    }),
  })
  const rows = useFieldArray({ control: form.library.control, name: 'activities' })
  const typed = (form.library.watch('activities') ?? []) as readonly Row[]
  const labels = Object.fromEntries(
    rows.fields.flatMap((_, n) =>
      (['name', 'duration', 'start', 'end', 'description'] as const).map((part) => [
        `activities.${n}.${part}`,
        t('facility-panel.panel.entry.field', { n: n + 1, name: t(messageKey('facility-panel.panel.entry', part)) }),
      ]),
    ),
  )
  const move = (from: number, by: -1 | 1) => {
    const to = from + by
    if (to >= 0 && to < rows.fields.length) rows.move(from, to)
  }
  return (
    <ApiForm
      of={form}
      labels={{ activities: t('facility-panel.panel.field.activities'), ...labels }}
      textOf={(_, value) => t('facility-panel.panel.entry.count', { count: [value].flat().length })}
    >
      {rows.fields.length === 0 && <p className={css['hint']}>{t('facility-panel.panel.activity.none')}</p>}
      <div className={css['rows']}>
        {rows.fields.map(({ id }, n) => (
          <EntryRow
            key={id}
            title={t('facility-panel.panel.activity.title', { n: n + 1 })}
            description={{ name: `activities.${n}.description`, isFilled: Boolean(typed[n]?.description) }}
            onRemove={() => rows.remove(n)}
            onMove={(by) => move(n, by)}
          >
            <EntryFields list="activities" at={n} optional />
            <Field
              name={`activities.${n}.duration`}
              label={t('facility-panel.panel.entry.duration')}
              inputMode="numeric"
              autoComplete="off"
              max={4}
              optional
              isLabelHidden={n > 0}
            />
          </EntryRow>
        ))}
      </div>
      {rows.fields.length < listLimits.activities && (
        <div className={css['rowButtons']}>
          <Button onClick={() => rows.append({ ...empty })}>{t('facility-panel.panel.activity.add')}</Button>
        </div>
      )}
      <SubmitRow look="outline" send={t('facility-panel.panel.save')} />
    </ApiForm>
  )
}
