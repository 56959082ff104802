import { useEffect } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type ListDefinition, type ListState, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { badgesAtom, useSetAtom } from '#web/app-kit/state.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { notificationsApi } from '../../contract/api.ts'
import css from './notifications.module.css'

/** The list of notifications in the address: its page. */
const list: ListDefinition = {}

/** Returns the input of the route for a state of the list. */
const inputOf = ({ page }: Pick<ListState, 'page'>): InputOf<typeof notificationsApi.listNotifications> => ({
  page: String(page),
  limit: '10',
})

/** Returns the input of the route for the query of an address. */
export const listInput = (search: Readonly<Record<string, string>>) => inputOf(readListState(list, search))

/** List of notifications, the newest first; shown ones are marked as seen. */
export const NotificationList = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { page, hrefOf } = useList(list)
  const { data } = useQuery(notificationsApi.listNotifications, inputOf({ page }))
  const setBadges = useSetAtom(badgesAtom)
  useEffect(() => {
    const unseen = data.items.filter(({ seen_at }) => seen_at === null).map(({ id }) => ({ id }))
    // After a failed request they stay unseen until the next visit.
    if (unseen.length > 0) callInBackground(notificationsApi.markSeen, { list: unseen }).then(setBadges, () => undefined)
  }, [data, setBadges])
  if (data.items.length === 0) return <EmptyList title={t('notifications.own.none')} subtitle={t('notifications.own.none.text')} />
  return (
    <>
      <ul className={css['list']}>
        {data.items.map(({ id, title, path, created_at, seen_at }) => (
          <li key={id} className={css['notification']}>
            <p>
              {path === null ? title : <a href={href(path)}>{title}</a>}{' '}
              {seen_at === null && <Badge tone="info">{t('notifications.own.new')}</Badge>}
            </p>
            <time className={css['quiet']} dateTime={created_at}>
              {factMoment(created_at, language)}
            </time>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={data.pageTotal} address={(page) => hrefOf({ page })} />
    </>
  )
}
