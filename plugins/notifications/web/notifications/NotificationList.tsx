import { useEffect, useRef, useState } from 'react'
import { dateFormat } from '#core/kernel/formats.ts'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { NotificationPage } from '../../contract/notification.ts'
import css from './notifications.module.css'

type NotificationPageData = typeof NotificationPage.Type

const timeFormat = { timeZone: 'Europe/Warsaw', dateStyle: 'medium', timeStyle: 'short' } as const

/** Marks shown notifications as seen. A failed request is ignored: they stay unseen until the next visit. */
const markSeen = (items: NotificationPageData['items']) => {
  const unseen = items.filter(({ seen_at }) => seen_at === null).map(({ id }) => ({ id }))
  if (unseen.length) callApi('/api/v1/seen-by/mark', { body: unseen }).catch(() => undefined)
}

/** List of notifications, the newest first; shown ones are marked as seen. */
export const NotificationList = ({ initial }: { initial: NotificationPageData }) => {
  const [t, language] = [useT(), useLanguage()]
  const [items, setItems] = useState(initial.items)
  const [next, setNext] = useState(initial.nextPage)
  const [pending, setPending] = useState(false)
  const markedCount = useRef(0)
  useEffect(() => {
    markSeen(items.slice(markedCount.current))
    markedCount.current = items.length
  }, [items])
  const loadMore = async () => {
    if (pending) return
    setPending(true)
    try {
      const page = await callApi<NotificationPageData>(`/api/v1/notification?page=${next}`)
      setItems((now) => [...now, ...page.items.filter(({ id }) => !now.some((one) => one.id === id))])
      setNext(page.nextPage)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await showSubmitError(error, t, loadMore)
    } finally {
      setPending(false)
    }
  }
  if (items.length === 0) return <EmptyList title={t('notifications.own.none')} subtitle={t('notifications.own.none.text')} />
  return (
    <>
      <ul className={css['list']}>
        {items.map(({ id, title, created_at, seen_at }) => (
          <li key={id} className={css['notification']}>
            <p>
              {title} {seen_at === null && <Badge tone="info">{t('notifications.own.new')}</Badge>}
            </p>
            <time className={css['quiet']} dateTime={created_at}>
              {dateFormat(language, timeFormat).format(new Date(created_at))}
            </time>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button onClick={loadMore} aria-disabled={pending}>
          {t(pending ? 'LOADING_DOTS' : 'notifications.own.more')}
        </Button>
      )}
    </>
  )
}
