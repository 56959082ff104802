import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { savedSearchesApi } from '../../contract/api.ts'
import type { SavedSearchView } from '../../contract/saved-search.ts'
import css from '../parts/parts.module.css'
import { SearchFields } from '../parts/SearchFields.tsx'

/** Form that changes the name of a saved search and how often it is repeated. */
export const EditForm = ({ search, onDone }: { readonly search: SavedSearchView; readonly onDone: () => void }) => {
  const t = useT()
  const { id, name, frequency, version } = search
  const invalidate = useInvalidate()
  const form = useApiForm(savedSearchesApi.changeSearch, {
    id: `wyszukiwanie-${id}`,
    input: { id },
    record: { values: { name, frequency }, version },
    onSaved: () => {
      invalidate(savedSearchesApi.listSearches)
      onDone()
    },
  })
  const labels = { name: t('saved-searches.own.name'), frequency: t('saved-searches.own.frequency') }
  const frequencies = {
    daily: t('saved-searches.own.frequency.daily'),
    hourly: t('saved-searches.own.frequency.hourly'),
    off: t('saved-searches.own.frequency.off'),
  }
  return (
    <ApiForm of={form} labels={labels}>
      <SearchFields labels={labels} first={frequency} frequencies={frequencies} />
      <SubmitRow send={t('saved-searches.own.save')} />
      <p className={css['buttons']}>
        <Button small look="quiet" onClick={onDone}>
          {t('saved-searches.own.cancel')}
        </Button>
      </p>
    </ApiForm>
  )
}
