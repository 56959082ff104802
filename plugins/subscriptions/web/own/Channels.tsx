import { useId } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { updates } from '#web/app-kit/data/optimistic-update.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { pageInput } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { subscriptionsApi } from '../../contract/api.ts'
import { type FollowedFacility, type NewSubscription, subscriptionChannels } from '../../contract/subscription.ts'
import css from '../parts/parts.module.css'

const showChannels = (page: number) =>
  updates(subscriptionsApi.listOwn, pageInput({ page }), (list, { facility_id, channels }: NewSubscription) => ({
    ...list,
    items: list.items.map((one) => (one.facility_id === facility_id && channels ? { ...one, channels } : one)),
  }))

/** Choice of the channels of a subscription, stored at once; the last one stays, since nobody follows without any. */
export const Channels = ({ of: { facility_id, facility, channels } }: { readonly of: FollowedFacility }) => {
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
