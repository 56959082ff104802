import { ArrowRight, CalendarClock, Phone } from 'lucide-react'
import { groupedPhone } from '#core/kernel/phone.ts'
import { LinkButton } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './parts.module.css'

/** Where a page leads on to, beside the presentation. */
interface Onward {
  readonly to: 'product_landing_functions' | 'product_landing_price_list'
  readonly label: string
}

/** The chief action: a presentation, booked on its own page where a plugin brings one, else by telephone; and a second way on. */
export const Calls = ({ look = 'main', onward }: { look?: 'main' | 'second'; onward?: Onward }) => {
  const t = useT()
  const { href, context } = usePage()
  const booking = href('presentation')
  const telephone = `tel:${context.supportPhone}`
  const phone = groupedPhone(context.supportPhone).replaceAll(' ', '\u00a0')
  const next = onward && href(onward.to)
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
        {next !== undefined && (
          <LinkButton href={next}>
            {t(onward?.label ?? '')}
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
