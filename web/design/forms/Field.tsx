import css from './forms.module.css'
import { type Asked, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface Line extends Asked {
  readonly type?: 'text' | 'email' | 'tel' | 'url'
  /** What browsers may fill in by themselves: `email`, `name`, `tel`. */
  readonly autoComplete: string
  /** Most characters. */
  readonly max: number
  /** Fewest characters, and the message key that says so. */
  readonly min?: readonly [characters: number, short: string]
}

/** A field of one line: what was typed stays, the complaint stands beneath it. */
export const Field = ({ name, label, hint, optional, type = 'text', autoComplete, max: most, min: least }: Line) => {
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
        minLength={least?.[0]}
        data-short={least?.[1]}
        required={!optional}
        defaultValue={field.typed}
      />
    </Labelled>
  )
}
