import css from './forms.module.css'
import { FieldError } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface ChoiceProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Initially selected value, if any. */
  readonly first?: string | undefined
  /** For many short options such as times of day: in lines, without radio circles. */
  readonly compact?: boolean
}

/** Selection of one of a few options, shown as pills; semantically radio buttons. */
export const Choice = ({ name, legend, options, first, compact }: ChoiceProps) => {
  const { id, control, typed = first, error, errorId, ariaAttributes } = useField(name, false)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may have aria-invalid only as a radio group (ARIA in HTML)
    <fieldset {...ariaAttributes} role="radiogroup" className={compact ? `${css['choice']} ${css['compact']}` : css['choice']}>
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
