import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { type SearchFrequency, searchLimits } from '../../contract/saved-search.ts'

interface SearchFieldsProps {
  readonly labels: { readonly name: string; readonly frequency: string }
  /** Names of the frequencies. */
  readonly frequencies: Readonly<Record<SearchFrequency, string>>
  /** Frequency that is chosen at first. */
  readonly first: SearchFrequency
}

/** Fields of a saved search: its name, and how often it is repeated. */
export const SearchFields = ({ labels, frequencies, first }: SearchFieldsProps) => (
  <>
    <Field name="name" label={labels.name} autoComplete="off" max={searchLimits.name} />
    <Choice
      name="frequency"
      legend={labels.frequency}
      options={(['daily', 'hourly', 'off'] as const).map((value) => ({ value, label: frequencies[value] }))}
      first={first}
    />
  </>
)
