import { type ComponentProps, useId } from 'react'
import forms from '#web/ui/fields/forms.module.css'
import { FieldError } from '#web/ui/fields/Labelled.tsx'

interface DialogFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
}

/** Field of one line in a dialog of the editor. */
export const DialogField = ({ label, hint, error, ...rest }: DialogFieldProps) => {
  const id = useId()
  const describedBy = [hint && `${id}-opis`, error && `${id}-blad`].filter(Boolean).join(' ')
  return (
    <div className={forms['field']}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-opis`} className={forms['hint']}>
          {hint}
        </p>
      )}
      <input
        autoComplete="off"
        {...rest}
        id={id}
        className={forms['line']}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <FieldError id={`${id}-blad`}>{error}</FieldError>
    </div>
  )
}
