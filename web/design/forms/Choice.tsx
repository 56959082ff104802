import css from './forms.module.css'
import { Complaint } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface Offered {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What is chosen at first, if anything. */
  readonly first?: string | undefined
  /** Many short words, such as times of the clock: in rows, without circles. */
  readonly compact?: boolean
}

/** One of a few, as pills; keys and screen readers have ordinary radio buttons. */
export const Choice = ({ name, legend, options, first, compact }: Offered) => {
  const { id, typed = first, error, errorId, described } = useField(name, false)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of fieldsets only a radio group may be said to be wrong (ARIA in HTML)
    <fieldset {...described} role="radiogroup" className={compact ? `${css['choice']} ${css['compact']}` : css['choice']}>
      <legend>{legend}</legend>
      <div className={css['pills']}>
        {options.map(({ value, label }, n) => (
          <label key={value} className={css['pill']}>
            <input type="radio" name={name} value={value} id={n === 0 ? id : undefined} required defaultChecked={value === typed} />
            {label}
          </label>
        ))}
      </div>
      <Complaint id={errorId}>{error}</Complaint>
    </fieldset>
  )
}
