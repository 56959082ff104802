import { factMoment } from '#core/kernel/dates.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import css from '../parts/desk.module.css'
import { allRows, type Written } from './chosen.ts'

interface WrittenKindProps {
  readonly of: Written
  /** Name of the facility that was merged. */
  readonly merged: string
  readonly chosen: readonly string[]
  readonly onToggle: (row: string) => void
}

/** Rows of one kind that were written since the merge, each with a tick; one tick for all where single rows are private. */
export const WrittenKind = ({ of: { label, count, items }, merged, chosen, onToggle }: WrittenKindProps) => {
  const t = useT()
  const language = useLanguage()
  const rows =
    items === null
      ? [{ id: allRows, text: t('support.merge.written.all', { count, merged }) }]
      : items.map((item) => ({
          id: item.id,
          text: [factMoment(item.at, language), item.label].filter((part) => part !== null).join(' · '),
        }))
  return (
    <fieldset className={`${css['panel']} ${css['section']}`}>
      <legend className={css['legend']}>{t('support.merge.written.kind', { label: t(asMessageKey(label)), count })}</legend>
      <div className={form['field']}>
        {rows.map(({ id, text }) => (
          <label key={id} className={form['tick']}>
            <input type="checkbox" className={form['box']} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
