import css from './forms.module.css'
import { type Asked, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface Whole extends Asked {
  readonly min?: number
  readonly max?: number
  /** Said behind it: `zł`, `min`. */
  readonly unit?: string
}

/** A field for a whole number; what is left empty is 0 (specification §5). */
export const NumberField = ({ name, label, hint, optional, min: least, max: most, unit }: Whole) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={unit === undefined ? label : `${label} (${unit})`} hint={hint} optional={optional}>
      <input
        {...field.described}
        id={field.id}
        className={`${css['line']} ${css['short']}`}
        name={name}
        type="number"
        inputMode="numeric"
        step={1}
        min={least}
        max={most}
        required={!optional}
        defaultValue={field.typed}
      />
    </Labelled>
  )
}
