import { useEffect, useRef } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import css from './wizard.module.css'

/** Confirmation of a sent opinion: what happens next, and where to find it. */
export const Sent = ({ edited }: { readonly edited: boolean }) => {
  const t = useT()
  const href = useHref()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={css['card']}>
      <h2 ref={heading} tabIndex={-1}>
        {t(edited ? 'opinions.wizard.sent.edited' : 'opinions.wizard.sent')}
      </h2>
      <p>{t('opinions.wizard.sent.text')}</p>
      <p>
        <LinkButton look="second" href={href('user_opinions')}>
          {t('opinions.wizard.sent.own')}
        </LinkButton>
      </p>
    </section>
  )
}
