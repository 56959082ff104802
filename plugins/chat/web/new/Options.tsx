import css from './new.module.css'

interface OptionsProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly about: string }[]
  /** Without it the first one is chosen in the beginning. */
  readonly value?: string
  readonly onChange?: (value: string) => void
}

/** One of a few options, each with an explanation. */
export const Options = ({ name, legend, options, value, onChange }: OptionsProps) => (
  <fieldset className={css['options']}>
    <legend>{legend}</legend>
    {options.map((one, at) => (
      <label key={one.value} className={css['option']}>
        <input
          type="radio"
          name={name}
          value={one.value}
          {...(value === undefined
            ? { defaultChecked: at === 0 }
            : { checked: value === one.value, onChange: () => onChange?.(one.value) })}
        />
        <span>
          <b>{one.label}</b>
          <span className={css['about']}>{one.about}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
