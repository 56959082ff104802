import { CalendarPlus } from 'lucide-react'
import { groupedPhone } from '#core/kernel/phone.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { routePath } from '#web/runtime/route-path.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { contactApi } from '../../contract/api.ts'
import css from '../contact.module.css'
import { formatTimeRange } from '../format-dates.ts'
import type { bookedData } from '../pages.data.ts'

/** Page of a booking: its time, the calendar entry, and the link to cancel it. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { token, slot, ends, phone, cancelled, over } = usePageData<typeof bookedData>()
  return (
    <Container>
      <div className={css['done']}>
        <h1>
          <TextWithHighlight
            text={t(cancelled ? 'contact.booked.cancelled' : 'contact.booked.heading')}
            highlight={(part) => <Highlight>{part}</Highlight>}
          />
        </h1>
        <p className={cancelled ? css['struck'] : css['when']}>
          <time dateTime={slot}>{formatTimeRange(slot, ends, language)}</time>
        </p>
        <p>{cancelled ? t('contact.booked.cancelled.text') : t('contact.booked.phone', { phone: groupedPhone(phone) })}</p>
        <p className={css['ways']}>
          {cancelled ? (
            <LinkButton href={href('presentation')} look="main">
              {t('contact.booked.again')}
            </LinkButton>
          ) : (
            <>
              <LinkButton href={routePath(contactApi.exportPresentation, { token })} look="main">
                <Icon of={CalendarPlus} />
                {t('contact.booked.calendar')}
              </LinkButton>
              {!over && <LinkButton href={href('presentation_cancel', { token })}>{t('contact.booked.cancel')}</LinkButton>}
            </>
          )}
        </p>
      </div>
    </Container>
  )
}
