import type { ChoiceOption } from './Choice.tsx'
import css from './forms.module.css'
import { FieldError } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface GroupedChoiceProps {
  readonly name: string
  readonly legend: string
  /** Groups of options; those without options are left out. */
  readonly groups: readonly { readonly label: string; readonly options: readonly ChoiceOption[] }[]
}

/**
 * Selection of one of many short options such as times of day, in groups that open one by one; the first group and the
 * one with the selected option are open.
 */
export const GroupedChoice = ({ name, legend, groups }: GroupedChoiceProps) => {
  const { id, control, typed, error, errorId, ariaAttributes } = useField(name, false)
  const filled = groups.filter(({ options }) => options.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may have aria-invalid only as a radio group (ARIA in HTML)
    <fieldset {...ariaAttributes} role="radiogroup" className={`${css['choice']} ${css['compact']}`}>
      <legend>{legend}</legend>
      {filled.map(({ label, options }, group) => (
        <details key={label} className={css['group']} open={group === 0 || options.some(({ value }) => value === typed)}>
          <summary>{label}</summary>
          <div className={css['pills']}>
            {options.map(({ value, label }, n) => (
              <label key={value} className={css['pill']}>
                <input
                  {...control}
                  type="radio"
                  value={value}
                  id={group === 0 && n === 0 ? id : undefined}
                  required
                  defaultChecked={value === typed}
                />
                {label}
              </label>
            ))}
          </div>
        </details>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
