import { Bell } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { notificationsApi } from '#plugins/notifications/contract/api.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { updates } from '#web/app-kit/data/optimistic-update.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, pageInput, readListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { badgesAtom, useSetAtom } from '#web/app-kit/state.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { subscriptionsApi } from '../../contract/api.ts'
import { type FollowedFacility, type NewSubscription, type NewsKind, subscriptionChannels } from '../../contract/subscription.ts'
import css from '../components/parts.module.css'

const list: ListDefinition = {}

export const queries: PageQueries = ({ query: search }) => [query(subscriptionsApi.listOwn, pageInput(readListState(list, search)))]

/** Page with the facilities that the user follows; what is new about them counts as seen once it is shown. */
export const Page = () => {
  const t = useT()
  const map = useHref()('map')
  const { page, hrefOf } = useList(list)
  const { data } = useQuery(subscriptionsApi.listOwn, pageInput({ page }))
  const newsOf = useNews(data.items)
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('subscriptions.own.title')}</h1>
      {data.itemsTotal > 0 && <p className={css['lead']}>{t('subscriptions.own.lead')}</p>}
      <PageList
        of={data}
        hrefOf={hrefOf}
        none={{
          title: t('subscriptions.own.none'),
          text: t('subscriptions.own.none.text'),
          action: map === undefined ? undefined : { label: t('subscriptions.own.find'), href: map },
        }}
      >
        {(followed) => <FollowedCard key={followed.id} followed={followed} news={newsOf(followed)} />}
      </PageList>
    </div>
  )
}

/**
 * Marks what is new as seen, which lowers the counters at once; returns what was new when the page was opened, so that
 * it stays marked while the list is read again.
 */
const useNews = (items: readonly FollowedFacility[]): ((of: FollowedFacility) => readonly NewsKind[]) => {
  const setBadges = useSetAtom(badgesAtom)
  const shown = useRef(new Map<string, readonly NewsKind[]>())
  for (const { id, news } of items) if (news.length > 0) shown.current.set(id, news)
  const unseen = items.flatMap(({ id, news }) => (news.length > 0 ? [id] : [])).join(' ')
  useEffect(() => {
    // After a failed request they stay new until the next visit.
    if (unseen)
      callInBackground(notificationsApi.markSeen, { list: unseen.split(' ').map((id) => ({ id })) }).then(setBadges, () => undefined)
  }, [unseen, setBadges])
  return ({ id }) => shown.current.get(id) ?? []
}

/**
 * Followed facility: what it offers, what of it is new, how its follower is told of news, and the way to end following,
 * which can be undone while the facility is open.
 */
const FollowedCard = ({ followed, news }: { readonly followed: FollowedFacility; readonly news: readonly NewsKind[] }) => {
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
            {news.includes('posts') && facility.slug !== null && (
              <a href={href(`/placowka/${facility.slug}/aktualnosci`)}>{t('subscriptions.own.posts')}</a>
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

const showChannels = (page: number) =>
  updates(subscriptionsApi.listOwn, pageInput({ page }), (list, { facility_id, channels }: NewSubscription) => ({
    ...list,
    items: list.items.map((one) => (one.facility_id === facility_id && channels ? { ...one, channels } : one)),
  }))

/** Choice of the channels of a subscription, stored at once; the last one stays, since nobody follows without any. */
const Channels = ({ of: { facility_id, facility, channels } }: { readonly of: FollowedFacility }) => {
  const t = useT()
  const hint = useId()
  const { page } = useList({})
  const change = useMutation(subscriptionsApi.subscribe, {
    optimistic: showChannels(page),
    invalidates: [subscriptionsApi.listOwn],
    toast: t('subscriptions.own.channels.saved'),
  })
  const toggle = (channel: (typeof subscriptionChannels)[number]) => {
    const wanted = subscriptionChannels.filter((one) => channels.includes(one) !== (one === channel))
    if (wanted.length > 0) change.mutate({ facility_id, channels: wanted })
  }
  return (
    <fieldset className={css['channels']} aria-label={`${t('subscriptions.own.channels')} ${facility.name}`} aria-describedby={hint}>
      <legend>{t('subscriptions.own.channels')}</legend>
      {subscriptionChannels.map((channel) => {
        const chosen = channels.includes(channel)
        return (
          <label key={channel}>
            <input type="checkbox" checked={chosen} aria-disabled={chosen && channels.length === 1} onChange={() => toggle(channel)} />
            {t(messageKey('subscriptions.own.channel', channel))}
          </label>
        )
      })}
      {channels.length === 1 && (
        <p id={hint} className={css['quiet']}>
          {t('subscriptions.own.channels.last')}
        </p>
      )}
    </fieldset>
  )
}
