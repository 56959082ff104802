import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { textLimits } from '../../contract/limits.ts'

interface Props {
  /** Name of the list, and place of the entry in it; the first one has the heads of the columns. */
  readonly list: string
  readonly at: number
  /** The times may be missing. */
  readonly optional?: boolean
}

/** Fields of an entry that a day plan and activities have: its two times and its name. */
export const EntryFields = ({ list, at, optional }: Props) => {
  const t = useT()
  const own = { autoComplete: 'off', isLabelHidden: at > 0 } as const
  return (
    <>
      <Field {...own} name={`${list}.${at}.start`} type="time" label={t('facility-panel.panel.entry.start')} max={5} optional={optional} />
      <Field {...own} name={`${list}.${at}.end`} type="time" label={t('facility-panel.panel.entry.end')} max={5} optional={optional} />
      <Field {...own} name={`${list}.${at}.name`} label={t('facility-panel.panel.entry.name')} max={textLimits.line} />
    </>
  )
}
