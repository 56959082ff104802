import { useEffect, useRef, useState } from 'react'
import { dateFormat } from '#core/kernel/formats.ts'
import { ApiError, callApi } from '#web/data/api.ts'
import { Badge } from '#web/design/Badge.tsx'
import { Button } from '#web/design/Button.tsx'
import { EmptyList } from '#web/design/EmptyList.tsx'
import { tellFailure } from '#web/forms/tell-failure.ts'
import { useLanguage, useT } from '#web/i18n/words.ts'
import type { NotificationPage } from '../../contract/notification.ts'
import css from './notifications.module.css'

type Told = typeof NotificationPage.Type

const moment = { timeZone: 'Europe/Warsaw', dateStyle: 'medium', timeStyle: 'short' } as const

/** Marks what is shown as seen; what does not arrive is told again next time. */
const markSeen = (items: Told['items']) => {
  const unseen = items.filter(({ seen_at }) => seen_at === null).map(({ id }) => ({ id }))
  if (unseen.length) callApi('/api/v1/seen-by/mark', { body: unseen }).catch(() => undefined)
}

/** What one was told, the newest first; it counts as seen once it is shown. */
export const Notices = ({ first }: { first: Told }) => {
  const [t, language] = [useT(), useLanguage()]
  const [items, show] = useState(first.items)
  const [next, setNext] = useState(first.nextPage)
  const [pending, wait] = useState(false)
  const shown = useRef(0)
  useEffect(() => {
    markSeen(items.slice(shown.current))
    shown.current = items.length
  }, [items])
  const more = async () => {
    if (pending) return
    wait(true)
    try {
      const page = await callApi<Told>(`/api/v1/notification?page=${next}`)
      show((now) => [...now, ...page.items.filter(({ id }) => !now.some((one) => one.id === id))])
      setNext(page.nextPage)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await tellFailure(error, t, more)
    } finally {
      wait(false)
    }
  }
  if (items.length === 0) return <EmptyList title={t('notifications.own.none')} subtitle={t('notifications.own.none.text')} />
  return (
    <>
      <ul className={css['list']}>
        {items.map(({ id, title, created_at, seen_at }) => (
          <li key={id} className={css['notice']}>
            <p>
              {title} {seen_at === null && <Badge tone="info">{t('notifications.own.new')}</Badge>}
            </p>
            <time className={css['quiet']} dateTime={created_at}>
              {dateFormat(language, moment).format(new Date(created_at))}
            </time>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button onClick={more} aria-disabled={pending}>
          {t(pending ? 'LOADING_DOTS' : 'notifications.own.more')}
        </Button>
      )}
    </>
  )
}
