import form from '#web/ui/fields/forms.module.css'
import { StoredTextLines } from './StoredTextLines.tsx'
import type { StoredText } from './use-stored-text.ts'

interface StoredTextFieldProps {
  readonly of: StoredText
  readonly id: string
  readonly name: string
  readonly label: string
  readonly rows: number
  /** Characters. */
  readonly maxLength: number
}

/** Required field for a longer text that is written outside of a form of the app kit, with the lines about its draft. */
export const StoredTextField = ({ of, id, label, ...attributes }: StoredTextFieldProps) => (
  <>
    <div className={form['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={form['line']}
        required
        value={of.text}
        onChange={({ target }) => of.write(target.value)}
        {...attributes}
      />
    </div>
    <StoredTextLines of={of} label={label} />
  </>
)
