import { ArrowRight, CalendarClock, Phone } from 'lucide-react'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './parts.module.css'

/** Second link beside the presentation. */
interface SecondaryLink {
  readonly to: 'product_landing_functions' | 'product_landing_price_list'
  readonly label: MessageKey
}

/** Main action: book a presentation on its page if it exists, else by telephone; and an optional second link. */
export const CallToAction = ({ look = 'main', secondaryLink }: { look?: 'main' | 'second'; secondaryLink?: SecondaryLink }) => {
  const t = useT()
  const { href, context } = usePage()
  const booking = href('presentation')
  const telephone = `tel:${context.supportPhone}`
  const phone = groupedPhone(context.supportPhone).replaceAll(' ', '\u00a0')
  const next = secondaryLink && href(secondaryLink.to)
  return (
    <div className={css['calls']}>
      <div className={css['buttons']}>
        {booking === undefined ? (
          <LinkButton look={look} href={telephone}>
            <Icon of={Phone} />
            {t('product-landing.call.phone', { phone })}
          </LinkButton>
        ) : (
          <LinkButton look={look} href={booking}>
            <Icon of={CalendarClock} />
            {t('product-landing.call.presentation')}
          </LinkButton>
        )}
        {secondaryLink !== undefined && next !== undefined && (
          <LinkButton href={next}>
            {t(secondaryLink.label)}
            <Icon of={ArrowRight} />
          </LinkButton>
        )}
      </div>
      <p className={css['small']}>
        {t('product-landing.call.minutes')}{' '}
        {booking !== undefined && <a href={telephone}>{t('product-landing.call.or-phone', { phone })}</a>}
      </p>
    </div>
  )
}
