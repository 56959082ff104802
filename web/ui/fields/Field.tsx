import css from './forms.module.css'
import { type FieldProps, type HidableLabel, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface TextFieldProps extends FieldProps, HidableLabel {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'time' | 'date'
  /** Keyboard of phones, for numbers that are text here. */
  readonly inputMode?: 'numeric' | 'decimal' | undefined
  /** Autofill hint for browsers: `email`, `name`, `tel`. */
  readonly autoComplete: string
  /** Maximum number of characters. */
  readonly max: number
  /** Minimum number of characters, and the message key for a shorter text. */
  readonly min?: readonly [characters: number, short: string]
}

/** Text field of one line; keeps what was typed when the form is shown again, with the error below. */
export const Field = ({ name, label, hint, optional, isLabelHidden, type = 'text', inputMode, autoComplete, max, min }: TextFieldProps) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={label} hint={hint} optional={optional} isLabelHidden={isLabelHidden}>
      <input
        {...field.ariaAttributes}
        id={field.id}
        className={css['line']}
        {...field.control}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        maxLength={max}
        minLength={min?.[0]}
        data-short={min?.[1]}
        required={!optional}
        defaultValue={field.typed}
      />
    </Labelled>
  )
}
