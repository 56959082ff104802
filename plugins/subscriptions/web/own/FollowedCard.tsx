import { Bell } from 'lucide-react'
import { textDay } from '#core/kernel/dates.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { subscriptionsApi } from '../../contract/api.ts'
import type { FollowedFacility, NewsKind } from '../../contract/subscription.ts'
import css from '../parts/parts.module.css'
import { Channels } from './Channels.tsx'

/**
 * Followed facility: what it offers, what of it is new, how its follower is told of news, and the way to end following,
 * which can be undone while the facility is open.
 */
export const FollowedCard = ({ followed, news }: { readonly followed: FollowedFacility; readonly news: readonly NewsKind[] }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { id, facility_id, channels, facility, recruiting, free_places, created_at } = followed
  const invalidate = useInvalidate()
  const invalidates = [subscriptionsApi.listOwn]
  const again = useMutation(subscriptionsApi.subscribe, { invalidates })
  const end = useMutation(subscriptionsApi.endSubscription, {
    invalidates,
    acceptedErrors: ['error/subscription-not-found'],
    onSuccess: async () => {
      const action = facility.slug !== null &&
        facility.active && { label: t('subscriptions.own.undo'), onClick: () => again.mutate({ facility_id, channels }) }
      await showToast({ kind: 'success', text: t('subscriptions.own.ended', { facility: facility.name }), ...(action && { action }) })
      invalidate(subscriptionsApi.listOwn)
    },
  })
  return (
    <Card as="li">
      <div className={css['row']}>
        <div>
          <h2 className={css['name']}>
            {facility.slug === null ? facility.name : <a href={href(`/placowka/${facility.slug}`)}>{facility.name}</a>}
          </h2>
          <p>{facility.city}</p>
          <p className={css['quiet']}>
            {t(
              facility.slug === null ? 'subscriptions.own.gone' : facility.active ? 'subscriptions.own.since' : 'subscriptions.own.closed',
              { date: textDay(created_at, language) },
            )}
          </p>
          <p className={css['badges']}>
            {news.length > 0 && (
              <Badge tone="info" icon={Bell}>
                {t('subscriptions.own.new')}
              </Badge>
            )}
            {recruiting && <Badge tone="good">{t('subscriptions.own.recruiting')}</Badge>}
            {free_places !== null && free_places > 0 && <Badge tone="good">{t('subscriptions.own.places', { count: free_places })}</Badge>}
          </p>
          {facility.slug !== null && <Channels of={followed} />}
        </div>
        <Button
          small
          aria-disabled={end.isPending}
          aria-label={`${t('subscriptions.own.end')}: ${facility.name}`}
          onClick={() => end.mutate({ id })}
        >
          {t('subscriptions.own.end')}
        </Button>
      </div>
    </Card>
  )
}
