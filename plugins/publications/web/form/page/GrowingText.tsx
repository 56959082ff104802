import type { FormEvent, KeyboardEvent } from 'react'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import css from './page.module.css'

interface GrowingTextProps {
  readonly name: string
  readonly label: string
  /** Text that stands in it while it is empty, and has its room too. */
  readonly placeholder: string
  /** Its present value, which makes the room that it needs. */
  readonly value: string
  readonly look: 'title' | 'lead'
  readonly max: number
  readonly optional?: boolean
  /** Id of the field to which Enter leads. */
  readonly next: string
}

/** Joins the lines of a pasted text. */
const joinLines = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
  if (/[\r\n]/.test(currentTarget.value)) currentTarget.value = currentTarget.value.replaceAll(/\s*[\r\n]+\s*/g, ' ')
}

/** Text of one paragraph that is written where its readers will read it: without a frame, as high as it is long. */
export const GrowingText = ({ name, label, placeholder, value, look, max, optional = false, next }: GrowingTextProps) => {
  const field = useField(name, false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    document.getElementById(next)?.focus()
  }
  return (
    <div className={css[look]}>
      <label htmlFor={field.id} className={hidden['hidden']}>
        {label}
      </label>
      <div className={css['growing']} data-text={`${value || placeholder} `}>
        <textarea
          {...field.ariaAttributes}
          id={field.id}
          {...field.control}
          rows={1}
          maxLength={max}
          required={!optional}
          defaultValue={field.typed}
          placeholder={placeholder}
          onInput={joinLines}
          onKeyDown={onKeyDown}
        />
      </div>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  )
}
