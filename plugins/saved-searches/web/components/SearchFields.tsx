import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { searchLimits } from '../../contract/limits.ts'
import type { SearchFrequency } from '../../contract/saved-search.ts'

/** Returns the labels of the fields, also for the summary of errors of their form. */
export const useSearchLabels = () => {
  const t = useT()
  return { name: t('saved-searches.fields.name'), frequency: t('saved-searches.fields.frequency') }
}

/** Fields of a saved search: its name, and how often it is repeated; `first`: the frequency that is chosen at first. */
export const SearchFields = ({ first }: { readonly first: SearchFrequency }) => {
  const t = useT()
  const labels = useSearchLabels()
  return (
    <>
      <Field name="name" label={labels.name} autoComplete="off" max={searchLimits.name} />
      <Choice
        name="frequency"
        legend={labels.frequency}
        options={(['daily', 'hourly', 'off'] as const).map((value) => ({
          value,
          label: t(messageKey('saved-searches.fields.frequency', value)),
        }))}
        first={first}
      />
    </>
  )
}
