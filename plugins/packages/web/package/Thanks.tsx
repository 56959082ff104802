import { useEffect, useRef } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import css from '../app.module.css'

/** Order as the form's response describes it. */
export interface Placed {
  readonly order_id: string
  readonly pay_url?: string | undefined
}

/** Thanks for an order, with the ways to its proforma and to the payment. */
export const Thanks = ({ placed: { order_id, pay_url } }: { readonly placed: Placed }) => {
  const t = useT()
  const href = useHref()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={css['section']} aria-labelledby="dziekujemy">
      <h2 id="dziekujemy" tabIndex={-1} ref={heading}>
        {t('packages.own.thanks.title')}
      </h2>
      <p className={css['packageLead']}>{t('packages.own.thanks.text')}</p>
      <p className={css['packageActions']}>
        {pay_url !== undefined && (
          <LinkButton look="main" href={pay_url} rel="noreferrer">
            {t('packages.own.thanks.pay')}
          </LinkButton>
        )}
        <LinkButton look={pay_url === undefined ? 'main' : 'outline'} href={href('package_proforma', { order: order_id })}>
          {t('packages.own.thanks.open')}
        </LinkButton>
      </p>
    </section>
  )
}
