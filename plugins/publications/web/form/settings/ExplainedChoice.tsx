import type { LucideIcon } from 'lucide-react'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../form.module.css'

interface ExplainedOption {
  readonly value: string
  readonly label: string
  readonly text: string
  readonly icon: LucideIcon
}

interface ExplainedChoiceProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly ExplainedOption[]
}

/** Choice of one of a few options, each with an explanation. */
export const ExplainedChoice = ({ name, legend, options }: ExplainedChoiceProps) => {
  const { id, control, typed, error, errorId, ariaAttributes } = useField(name, false)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may have aria-invalid only as a radio group (ARIA in HTML)
    <fieldset {...ariaAttributes} role="radiogroup" className={css['explained']}>
      <legend>{legend}</legend>
      {options.map(({ value, label, text, icon }, n) => (
        <label key={value} className={css['option']}>
          <input {...control} type="radio" value={value} id={n === 0 ? id : undefined} required defaultChecked={value === typed} />
          <Icon of={icon} />
          <span>
            <strong>{label}</strong>
            <small>{text}</small>
          </span>
        </label>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
