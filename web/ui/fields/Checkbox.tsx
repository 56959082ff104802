import type { ReactNode } from 'react'
import css from './forms.module.css'
import { FieldError } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface CheckboxProps {
  readonly name: string
  /** Label; may contain links. */
  readonly children: ReactNode
  readonly optional?: boolean
  readonly first?: boolean
  /** Value when checked. Default: `true`. */
  readonly value?: string
  /** Message key when it is required and not checked. */
  readonly missing?: string
}

/** Checkbox. */
export const Checkbox = ({ name, children, optional, first, value, missing }: CheckboxProps) => {
  const { id, control, typed, error, errorId, ariaAttributes } = useField(name, false)
  return (
    <div className={css['field']}>
      <label className={css['tick']}>
        <input
          {...ariaAttributes}
          className={css['box']}
          type="checkbox"
          id={id}
          {...control}
          value={value}
          required={!optional}
          data-missing={missing}
          defaultChecked={typed === undefined ? first : typed !== '' && typed !== 'false'}
        />
        <span>{children}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
