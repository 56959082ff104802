import css from './forms.module.css'
import { type Asked, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface Lines extends Asked {
  readonly max: number
  readonly min?: number | undefined
  readonly rows?: number
}

/** A field of many lines. */
export const TextArea = ({ name, label, hint, optional, max: most, min: least, rows = 6 }: Lines) => {
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
        minLength={least}
        required={!optional}
        defaultValue={field.typed}
      />
    </Labelled>
  )
}
