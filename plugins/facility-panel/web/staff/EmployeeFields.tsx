import { messageKey } from '#core/kernel/message-key.ts'
import { nameMaxLength, nameMinLength } from '#core/kernel/name-length.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { textLimits } from '../../contract/limits.ts'
import css from '../components/panel.module.css'

const names = ['first_name', 'last_name', 'position', 'show_surname'] as const

export type EmployeeLabels = Readonly<Record<(typeof names)[number], string>>

/** Returns the labels of the fields. */
export const useEmployeeLabels = (): EmployeeLabels => {
  const t = useT()
  return Object.fromEntries(names.map((name) => [name, t(messageKey('facility-panel.panel.field', name))])) as EmployeeLabels
}

const min = [nameMinLength, 'NAME_TOO_SHORT'] as const

/** Name, position, and whether parents see the surname. */
export const EmployeeFields = ({ labels }: { readonly labels: EmployeeLabels }) => (
  <>
    <div className={css['pair']}>
      <Field name="first_name" label={labels.first_name} autoComplete="off" max={nameMaxLength} min={min} />
      <Field name="last_name" label={labels.last_name} autoComplete="off" max={nameMaxLength} min={min} />
    </div>
    <Field name="position" label={labels.position} autoComplete="off" max={textLimits.line} />
    <Checkbox name="show_surname" optional>
      {labels.show_surname}
    </Checkbox>
  </>
)
