import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { savedSearchesApi } from '../../contract/api.ts'
import { searchLimits } from '../../contract/limits.ts'
import css from '../components/parts.module.css'
import { SearchFields, useSearchLabels } from '../components/SearchFields.tsx'
import { searchInAddress } from './search-in-address.ts'

export const queries: PageQueries = ({ context }) => [query(savedSearchesApi.previewSearch, { query: searchInAddress(context.path).query })]

/** Page on which the search of a list or of the map is saved; otherwise it says why that is not possible. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const search = searchInAddress(usePage().context.path)
  const { matches, place, reason } = useQuery(savedSearchesApi.previewSearch, { query: search.query }).data
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('saved-searches.new.title')}</h1>
      <div className={css['box']}>
        <p>
          {t(reason === null ? 'saved-searches.new.matches' : messageKey('saved-searches.new.reason', reason), {
            count: matches,
            max: searchLimits.searches,
          })}
        </p>
        {reason === null ? (
          <SaveForm query={search.query} name={search.name || (place ?? '')} />
        ) : (
          <p className={css['buttons']}>
            <LinkButton href={href('saved_searches')}>{t('saved-searches.new.all')}</LinkButton>
          </p>
        )}
        <p>
          <a href={`${href('map') ?? '/'}?${search.query}`}>{t('saved-searches.new.back')}</a>
        </p>
      </div>
    </div>
  )
}

/** Form that saves a search: its name, and how often it is repeated. It leads to the saved searches. */
const SaveForm = ({ query, name }: { readonly query: string; readonly name: string }) => {
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
  const labels = useSearchLabels()
  return (
    <ApiForm of={form} labels={labels}>
      <SearchFields first="daily" />
      <SubmitRow send={t('saved-searches.new.send')} />
    </ApiForm>
  )
}
