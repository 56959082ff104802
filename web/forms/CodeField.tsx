import { type Asked, Labelled } from '#web/design/forms/Labelled.tsx'
import form from '#web/design/forms/forms.module.css'
import { useField } from '#web/design/forms/use-field.ts'
import css from './parts.module.css'

/** Six digits out of an app or a message, which telephones fill in by themselves; spaces between them are allowed. */
export const CodeField = ({ name, label, hint }: Omit<Asked, 'optional'>) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={label} hint={hint}>
      <input
        {...field.described}
        id={field.id}
        className={`${form['line']} ${css['code']}`}
        name={name}
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
