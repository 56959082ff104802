import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { notificationsApi } from '#plugins/notifications/contract/api.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { badgesAtom, useSetAtom } from '#web/app-kit/state.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { savedSearchesApi } from '../../contract/api.ts'
import type { SavedSearchView } from '../../contract/saved-search.ts'
import css from '../components/parts.module.css'
import { SearchFields, useSearchLabels } from '../components/SearchFields.tsx'

export const queries: PageQueries = () => [query(savedSearchesApi.listSearches)]

/** Page with the user's saved searches; what is new counts as seen once it is shown. */
export const Page = () => {
  const t = useT()
  const map = useHref()('map')
  const { searches } = useQuery(savedSearchesApi.listSearches).data
  const hitsOf = useHits(searches)
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('saved-searches.own.title')}</h1>
      {searches.length === 0 ? (
        <EmptyList
          title={t('saved-searches.own.none')}
          subtitle={t('saved-searches.own.none.text')}
          actions={map === undefined ? [] : [{ label: t('saved-searches.own.find'), href: map }]}
        />
      ) : (
        <>
          <p className={css['lead']}>{t('saved-searches.own.lead')}</p>
          <ul className={css['list']}>
            {searches.map((search) => (
              <SearchCard key={search.id} search={search} hits={hitsOf(search)} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Saved search: its results, how often it is repeated, and the ways to change and to remove it, which can be undone. */
const SearchCard = ({ search, hits }: { readonly search: SavedSearchView; readonly hits: number }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { id, name, query, frequency, matches, checked_at, outdated } = search
  const [editing, setEditing] = useState(false)
  const invalidate = useInvalidate()
  const again = useMutation(savedSearchesApi.saveSearch, { invalidates: [savedSearchesApi.listSearches] })
  const remove = useMutation(savedSearchesApi.removeSearch, {
    invalidates: [savedSearchesApi.listSearches],
    acceptedErrors: ['error/saved-search-not-found'],
    onSuccess: async () => {
      const onClick = () => again.mutate({ name, query, frequency })
      await showToast({
        kind: 'success',
        text: t('saved-searches.own.removed', { name }),
        action: { label: t('saved-searches.own.undo'), onClick },
      })
      invalidate(savedSearchesApi.listSearches)
    },
  })
  return (
    <Card as="li">
      <div className={css['card']}>
        <div>
          <h2 className={css['name']}>
            <a href={`${href('map') ?? '/'}?${query}`}>{name}</a>
          </h2>
          <p>
            {t('saved-searches.own.matches', { count: matches })}{' '}
            {hits > 0 && (
              <Badge tone="info" icon={Bell}>
                {t('saved-searches.own.new', { count: hits })}
              </Badge>
            )}
          </p>
          {outdated && (
            <p>
              {t('saved-searches.own.outdated')}{' '}
              <Button small aria-disabled={again.isPending} onClick={() => again.mutate({ name, query, frequency })}>
                {t('saved-searches.own.renew')}
              </Button>
            </p>
          )}
          <p className={css['quiet']}>
            {t(messageKey('saved-searches.fields.frequency', frequency))} ·{' '}
            {t('saved-searches.own.checked', { date: factMoment(checked_at, language) })}
          </p>
        </div>
        {editing ? (
          <EditForm key={search.version} search={search} onDone={() => setEditing(false)} />
        ) : (
          <p className={css['buttons']}>
            <Button small aria-label={`${t('saved-searches.own.edit')}: ${name}`} onClick={() => setEditing(true)}>
              {t('saved-searches.own.edit')}
            </Button>
            <Button
              small
              aria-disabled={remove.isPending}
              aria-label={`${t('saved-searches.own.remove')}: ${name}`}
              onClick={() => remove.mutate({ id })}
            >
              {t('saved-searches.own.remove')}
            </Button>
          </p>
        )}
      </div>
    </Card>
  )
}

/** Form that changes the name of a saved search and how often it is repeated. */
const EditForm = ({ search, onDone }: { readonly search: SavedSearchView; readonly onDone: () => void }) => {
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
  const labels = useSearchLabels()
  return (
    <ApiForm of={form} labels={labels}>
      <SearchFields first={frequency} />
      <SubmitRow send={t('saved-searches.own.save')} />
      <p className={css['buttons']}>
        <Button small look="quiet" onClick={onDone}>
          {t('saved-searches.own.cancel')}
        </Button>
      </p>
    </ApiForm>
  )
}

/**
 * Marks what is new as seen, which lowers the counters at once; returns what was new when the page was opened, so that
 * it stays marked while the list is read again.
 */
const useHits = (searches: readonly SavedSearchView[]): ((of: SavedSearchView) => number) => {
  const setBadges = useSetAtom(badgesAtom)
  const shown = useRef(new Map<string, number>())
  for (const { id, new_hits } of searches) if (new_hits > 0) shown.current.set(id, new_hits)
  const unseen = searches.flatMap(({ id, new_hits }) => (new_hits > 0 ? [id] : [])).join(' ')
  useEffect(() => {
    // After a failed request they stay new until the next visit.
    if (unseen)
      callInBackground(notificationsApi.markSeen, { list: unseen.split(' ').map((id) => ({ id })) }).then(setBadges, () => undefined)
  }, [unseen, setBadges])
  return ({ id }) => shown.current.get(id) ?? 0
}
