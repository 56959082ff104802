import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { savedSearchesApi } from '../../contract/api.ts'
import { SearchFields } from '../parts/SearchFields.tsx'

/** Form that saves a search: its name, and how often it is repeated. It leads to the saved searches. */
export const SaveForm = ({ query, name }: { readonly query: string; readonly name: string }) => {
  const t = useT()
  const href = useHref()
  const form = useApiForm(savedSearchesApi.saveSearch, {
    id: 'wyszukiwanie',
    // The proposed name counts even where nobody changes it; the frequency is no part of the record, so it is always sent.
    input: { query, name },
    record: { values: { name } },
    toast: false,
    onSaved: async () => {
      await goTo(href('saved_searches') ?? '/')
      await showToast({ kind: 'success', text: t('saved-searches.new.saved') })
    },
  })
  const labels = { name: t('saved-searches.new.name'), frequency: t('saved-searches.new.frequency') }
  const frequencies = {
    daily: t('saved-searches.new.frequency.daily'),
    hourly: t('saved-searches.new.frequency.hourly'),
    off: t('saved-searches.new.frequency.off'),
  }
  return (
    <ApiForm of={form} labels={labels}>
      <SearchFields labels={labels} first="daily" frequencies={frequencies} />
      <SubmitRow send={t('saved-searches.new.send')} />
    </ApiForm>
  )
}
