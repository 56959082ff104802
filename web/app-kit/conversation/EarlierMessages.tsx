import { useEffect, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import css from './conversation.module.css'

interface EarlierMessagesProps {
  readonly onLoad: () => Promise<unknown>
  /** Address of the page with them, for browsers without scripts. */
  readonly href?: string | undefined
}

/** Button at the beginning of a conversation that loads earlier messages; it presses itself when it is scrolled to. */
export const EarlierMessages = ({ onLoad, href }: EarlierMessagesProps) => {
  const t = useT()
  const isHydrated = useIsHydrated()
  const [isLoading, setLoading] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const load = async () => {
    if (isLoading) return
    setLoading(true)
    // After an error the button stays, and can be pressed again.
    await onLoad().catch(() => undefined)
    setLoading(false)
  }
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    const scroller = place.current?.closest('[role="log"]') ?? null
    const observer = new IntersectionObserver(
      (entries) => {
        // Not in the beginning, when a short list shows it at once.
        if (entries.some(({ isIntersecting }) => isIntersecting) && scroller !== null && scroller.scrollTop < 0) void latest.current()
      },
      { root: scroller, rootMargin: '200px 0px 0px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={css['earlier']}>
      {isHydrated || href === undefined ? (
        <Button small aria-disabled={isLoading} onClick={() => void load()}>
          {t(isLoading ? 'LOADING_DOTS' : 'conversation.earlier')}
        </Button>
      ) : (
        <LinkButton small href={href}>
          {t('conversation.earlier')}
        </LinkButton>
      )}
    </div>
  )
}
