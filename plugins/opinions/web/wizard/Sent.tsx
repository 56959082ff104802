import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import css from './wizard.module.css'

/** Confirmation of a sent opinion: what happens next, and where to find it. */
export const Sent = ({ edited }: { readonly edited: boolean }) => {
  const { t } = useTranslation('opinions.wizard')
  const href = useHref()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={css['card']}>
      <h2 ref={heading} tabIndex={-1}>
        {t(edited ? 'sent.edited' : 'sent')}
      </h2>
      <p>{t('sent.text')}</p>
      <p>
        <LinkButton look="second" href={href('user_opinions')}>
          {t('sent.own')}
        </LinkButton>
      </p>
    </section>
  )
}
