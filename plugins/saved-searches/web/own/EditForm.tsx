import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { savedSearchesApi } from '../../contract/api.ts'
import type { SavedSearchView } from '../../contract/saved-search.ts'
import css from '../parts/parts.module.css'
import { SearchFields } from '../parts/SearchFields.tsx'

/** Form that changes the name of a saved search and how often it is repeated. */
export const EditForm = ({ search, onDone }: { readonly search: SavedSearchView; readonly onDone: () => void }) => {
  const { t } = useTranslation('saved-searches.own')
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
  const labels = { name: t('name'), frequency: t('frequency') }
  return (
    <ApiForm of={form} labels={labels}>
      <SearchFields labels={labels} first={frequency} t={t} />
      <SubmitRow send={t('save')} />
      <p className={css['buttons']}>
        <Button small look="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </p>
    </ApiForm>
  )
}
