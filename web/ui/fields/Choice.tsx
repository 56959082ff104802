import css from './forms.module.css'
import { FieldError } from './Labelled.tsx'
import { useField } from './use-field.ts'

export interface ChoiceOption {
  readonly value: string
  readonly label: string
}

interface ChoiceProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly ChoiceOption[]
  /** Initially selected value, if any. */
  readonly first?: string | undefined
}

/** Selection of one of a few options, shown as pills; semantically radio buttons. */
export const Choice = ({ name, legend, options, first }: ChoiceProps) => {
  const { id, control, typed = first, error, errorId, ariaAttributes } = useField(name, false)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may have aria-invalid only as a radio group (ARIA in HTML)
    <fieldset {...ariaAttributes} role="radiogroup" className={css['choice']}>
      <legend>{legend}</legend>
      <div className={css['pills']}>
        {options.map(({ value, label }, n) => (
          <label key={value} className={css['pill']}>
            <input {...control} type="radio" value={value} id={n === 0 ? id : undefined} required defaultChecked={value === typed} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
