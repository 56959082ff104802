import type { KeyboardEvent } from 'react'
import css from './forms.module.css'
import { type FieldProps, type HidableLabel, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface TextAreaProps extends FieldProps, HidableLabel {
  readonly max: number
  readonly min?: number | undefined
  readonly rows?: number
  /** Text that stands in it from the beginning. */
  readonly initial?: string | undefined
  readonly placeholder?: string
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** Text field of several lines. */
export const TextArea = ({
  name,
  label,
  hint,
  optional,
  isLabelHidden,
  max,
  min,
  rows = 6,
  initial,
  placeholder,
  onKeyDown,
}: TextAreaProps) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={label} hint={hint} optional={optional} isLabelHidden={isLabelHidden}>
      <textarea
        {...field.ariaAttributes}
        id={field.id}
        className={css['line']}
        {...field.control}
        rows={rows}
        maxLength={max}
        minLength={min}
        required={!optional}
        defaultValue={field.typed ?? initial}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
      />
    </Labelled>
  )
}
