import css from './forms.module.css'
import { type FieldProps, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface SelectProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Text of the empty option. Without it the first option is selected. */
  readonly none?: string
  readonly first?: string
  readonly autoComplete?: string
}

/** Selection of one of many options in the browser's own list. */
export const Select = ({ name, label, hint, optional, options, none, first, autoComplete }: SelectProps) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={label} hint={hint} optional={optional}>
      <select
        {...field.ariaAttributes}
        id={field.id}
        className={`${css['line']} ${css['select']}`}
        {...field.control}
        required={!optional}
        autoComplete={autoComplete}
        defaultValue={field.typed ?? first}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
