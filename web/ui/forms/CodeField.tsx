import form from '#web/ui/fields/forms.module.css'
import { type FieldProps, Labelled } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import css from './parts.module.css'

/** Field for a six-digit code from an app or a message, with autofill on phones; spaces are allowed. */
export const CodeField = ({ name, label, hint }: Omit<FieldProps, 'optional'>) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={label} hint={hint}>
      <input
        {...field.ariaAttributes}
        id={field.id}
        className={`${form['line']} ${css['code']}`}
        {...field.control}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        data-wrong="CODE_FIELD_INVALID"
        maxLength={11}
        required
      />
    </Labelled>
  )
}
