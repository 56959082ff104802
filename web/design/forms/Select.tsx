import css from './forms.module.css'
import { type Asked, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface Offered extends Asked {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What stands there while nothing is chosen; left out, the first is chosen. */
  readonly none?: string
  readonly first?: string
  readonly autoComplete?: string
}

/** One of many, in the browser's own list. */
export const Select = ({ name, label, hint, optional, options, none, first, autoComplete }: Offered) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={label} hint={hint} optional={optional}>
      <select
        {...field.described}
        id={field.id}
        className={`${css['line']} ${css['select']}`}
        name={name}
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
