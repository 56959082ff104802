import { useEffect, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { retryTime } from '#core/kernel/retry-time.ts'
import { ApiError } from '#web/runtime/api.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { useSubmitGuard } from '#web/runtime/use-submit-guard.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { type ContactKind, fetchContact } from './fetch-contact.ts'
import css from './reveal-contact.module.css'

interface Props {
  readonly id: string
  /** URL of the page that shows the same without JavaScript. */
  readonly action: string
  readonly phone: boolean
  readonly email: boolean
}

const Reveal = ({ id, action, kind, look }: { id: string; action: string; kind: ContactKind; look: 'main' | 'quiet' }) => {
  const t = useT()
  const [shown, setShown] = useState<readonly { href: string; text: string }[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const guard = useSubmitGuard<Awaited<ReturnType<typeof fetchContact>>>()
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (shown.length > 0) first.current?.focus()
  }, [shown])

  const reveal = async () => {
    const { result, isRepeat } = guard(`${kind} ${id}`, () => fetchContact(id, kind))
    if (isRepeat) return
    setBusy(true)
    setFailed(false)
    setAnnouncement(t('facility-profile.contact.asking'))
    try {
      const links = await result
      setShown(links)
      setAnnouncement(t(messageKey('facility-profile.contact', kind, 'shown')))
    } catch (error) {
      setFailed(true)
      const { display, status, retryAfter } = error instanceof ApiError ? error.problem : { display: 'none' }
      setAnnouncement(
        status === 429
          ? t('facility-profile.contact.too-many', { time: retryTime(Math.max(retryAfter ?? 0, 60)) ?? '' })
          : t(display === 'connection' ? 'facility-profile.contact.offline' : 'facility-profile.contact.refused'),
      )
    }
    setBusy(false)
  }

  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        void reveal()
      }}
      className={css['reveal']}
    >
      {shown.length === 0 ? (
        <Button type="submit" look={look} wide aria-disabled={busy}>
          {t(messageKey('facility-profile.contact', kind))}
        </Button>
      ) : (
        shown.map(({ href, text }, n) => (
          <a key={href} ref={n === 0 ? first : undefined} href={href} className={css['shown']}>
            {text}
          </a>
        ))
      )}
      <p role="status" className={failed ? css['failed'] : hidden['hidden']}>
        {announcement}
      </p>
    </form>
  )
}

const RevealContact = ({ id, action, phone, email }: Props) => (
  <>
    {phone && <Reveal id={id} action={action} kind="phone" look="main" />}
    {email && <Reveal id={id} action={action} kind="email" look={phone ? 'quiet' : 'main'} />}
  </>
)

/** Buttons that turn into the telephone and the e-mail; before hydration they are forms that lead to a page with the same content. */
export default island('facility-profile/RevealContact', ['facility-profile.contact'], RevealContact)
