import { TriangleAlert } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useFieldArray } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { overlapsOf, sortByStart } from '../../contract/day-plan.ts'
import { listLimits } from '../../contract/limits.ts'
import css from '../components/panel.module.css'
import { useSectionForm } from '../components/use-section-form.ts'
import { minutesOf, orNull, textOf, timeText } from '../components/values.ts'
import { EntryFields } from './EntryFields.tsx'
import { EntryRow } from './EntryRow.tsx'

interface Row {
  readonly start: string
  readonly end: string
  readonly name: string
  readonly description: string
}

const spanOf = ({ start, end, name }: Row) => {
  const from = minutesOf(start)
  const until = minutesOf(end)
  return from === null || until === null ? [] : [{ start: from, end: until, name }]
}

/** Form of the day plan: entries are sorted by start when they are saved; overlaps are pointed out. */
export const DayPlanForm = () => {
  const t = useT()
  const form = useSectionForm('dayplan', {
    toValues: ({ sections }) => ({
      day_plan: sortByStart(sections.dayplan.values.day_plan).map(({ start, end, name, description }) => ({
        start: timeText(start),
        end: timeText(end),
        name,
        description: textOf(description),
      })),
    }),
    toInput: ({ day_plan }) => ({
      day_plan: ((day_plan ?? []) as readonly Row[]).map(({ start, end, name, description }) => ({
        start: minutesOf(start) ?? 0,
        end: minutesOf(end) ?? 0,
        name,
        description: orNull(description),
      })),
    }),
  })
  const rows = useFieldArray({ control: form.library.control, name: 'day_plan' })
  const typed = (form.library.watch('day_plan') ?? []) as readonly Row[]
  const overlaps = overlapsOf(typed.flatMap(spanOf))
  const labels = Object.fromEntries(
    rows.fields.flatMap((_, n) =>
      (['name', 'start', 'end', 'description'] as const).map((part) => [
        `day_plan.${n}.${part}`,
        t('facility-panel.panel.entry.field', { n: n + 1, name: t(messageKey('facility-panel.panel.entry', part)) }),
      ]),
    ),
  )
  return (
    <ApiForm
      of={form}
      labels={{ day_plan: t('facility-panel.panel.field.day_plan'), ...labels }}
      textOf={(_, value) => t('facility-panel.panel.entry.count', { count: [value].flat().length })}
    >
      {rows.fields.length === 0 && <p className={css['hint']}>{t('facility-panel.panel.entry.none')}</p>}
      <div className={css['rows']}>
        {rows.fields.map(({ id }, n) => (
          <EntryRow
            key={id}
            title={t('facility-panel.panel.entry.title', { n: n + 1 })}
            description={{ name: `day_plan.${n}.description`, isFilled: Boolean(typed[n]?.description) }}
            onRemove={() => rows.remove(n)}
          >
            <EntryFields list="day_plan" at={n} />
          </EntryRow>
        ))}
      </div>
      <div role="status">
        {overlaps.map(([one, other]) => (
          <p key={`${one.start} ${other.start} ${other.name}`} className={css['warning']}>
            <Icon of={TriangleAlert} />
            {t('facility-panel.panel.entry.overlap', {
              one: one.name || timeOfDay(one.start),
              other: other.name || timeOfDay(other.start),
            })}
          </p>
        ))}
      </div>
      {rows.fields.length < listLimits.dayPlan && (
        <div className={css['rowButtons']}>
          <Button onClick={() => rows.append({ start: typed.at(-1)?.end ?? '', end: '', name: '', description: '' })}>
            {t('facility-panel.panel.entry.add')}
          </Button>
        </div>
      )}
      <SubmitRow send={t('facility-panel.panel.save')} />
    </ApiForm>
  )
}
