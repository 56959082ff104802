import css from './forms.module.css'
import { type Asked, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

/** A field of many lines in a form that is posted to its page. */
export const TextArea = ({ name, label, hint, optional, most, rows = 6 }: Asked & { readonly most: number; readonly rows?: number }) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={label} hint={hint} optional={optional}>
      <textarea
        {...field.described}
        id={field.id}
        className={css['line']}
        name={name}
        rows={rows}
        maxLength={most}
        required={!optional}
        defaultValue={field.typed}
      />
    </Labelled>
  )
}
