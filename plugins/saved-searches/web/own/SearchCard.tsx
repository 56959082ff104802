import { Bell } from 'lucide-react'
import { useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { savedSearchesApi } from '../../contract/api.ts'
import type { SavedSearchView } from '../../contract/saved-search.ts'
import css from '../parts/parts.module.css'
import { EditForm } from './EditForm.tsx'

/** Saved search: its results, how often it is repeated, and the ways to change and to remove it, which can be undone. */
export const SearchCard = ({ search, hits }: { readonly search: SavedSearchView; readonly hits: number }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { id, name, query, frequency, matches, checked_at } = search
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
          <p className={css['quiet']}>
            {t(messageKey('saved-searches.own.frequency', frequency))} ·{' '}
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
