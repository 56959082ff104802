import form from '#web/ui/fields/forms.module.css'
import { Labelled } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'

interface AddressFieldProps {
  readonly label: string
  readonly hint: string
  readonly max: number
  /** Address that a link to the form named. */
  readonly first: string
}

/** Field for the address of what is reported. */
export const AddressField = ({ label, hint, max, first }: AddressFieldProps) => {
  const field = useField('url', true)
  return (
    <Labelled of={field} label={label} hint={hint}>
      <input
        {...field.ariaAttributes}
        {...field.control}
        id={field.id}
        className={form['line']}
        type="url"
        maxLength={max}
        autoComplete="off"
        required
        defaultValue={field.typed ?? first}
      />
    </Labelled>
  )
}
