import css from './forms.module.css'
import { type FieldProps, Labelled } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface NumberFieldProps extends FieldProps {
  readonly min?: number
  readonly max?: number
  /** Unit shown in the label: `zł`, `min`. */
  readonly unit?: string
}

/** Field for an integer; an empty field counts as 0 (specification §5). */
export const NumberField = ({ name, label, hint, optional, min, max, unit }: NumberFieldProps) => {
  const field = useField(name, hint !== undefined)
  return (
    <Labelled of={field} label={unit === undefined ? label : `${label} (${unit})`} hint={hint} optional={optional}>
      <input
        {...field.ariaAttributes}
        id={field.id}
        className={`${css['line']} ${css['short']}`}
        {...field.control}
        type="number"
        inputMode="numeric"
        step={1}
        min={min}
        max={max}
        required={!optional}
        defaultValue={field.typed}
      />
    </Labelled>
  )
}
