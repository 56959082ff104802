import css from './forms.module.css'
import { type Asked, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface Line extends Asked {
  readonly type?: 'text' | 'email' | 'tel'
  /** What browsers may fill in by themselves: `email`, `name`, `tel`. */
  readonly autoComplete: string
  /** Most characters. */
  readonly most: number
}

/** A field of one line in a form that is posted to its page: what was typed stays, the complaint stands beneath it. */
export const Field = ({ name, label, hint, optional, type = 'text', autoComplete, most }: Line) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={label} hint={hint} optional={optional}>
      <input
        {...field.described}
        id={field.id}
        className={css['line']}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={most}
        required={!optional}
        defaultValue={field.typed}
      />
    </Labelled>
  )
}
