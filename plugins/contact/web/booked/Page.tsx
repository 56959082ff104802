import { CalendarPlus } from 'lucide-react'
import { LinkButton } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { Stroke } from '#web/design/Stroke.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useHref } from '#web/here.ts'
import { Marked } from '#web/i18n/Marked.tsx'
import { useLanguage, useT } from '#web/i18n/words.ts'
import css from '../contact.module.css'
import { span } from '../said.ts'
import type { data } from './booked.data.ts'

/** When we shall call, the entry for calendars, and the way to call it off. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { token, slot, ends, phone, cancelled, over } = usePageData<typeof data>()
  return (
    <Wide>
      <div className={css['done']}>
        <h1>
          <Marked text={t(cancelled ? 'contact.booked.cancelled' : 'contact.booked.heading')} mark={(part) => <Stroke>{part}</Stroke>} />
        </h1>
        <p className={cancelled ? css['struck'] : css['when']}>
          <time dateTime={slot}>{span(slot, ends, language)}</time>
        </p>
        <p>{cancelled ? t('contact.booked.cancelled.text') : t('contact.booked.phone', { phone })}</p>
        <p className={css['ways']}>
          {cancelled ? (
            <LinkButton href={href('presentation')} look="main">
              {t('contact.booked.again')}
            </LinkButton>
          ) : (
            <>
              <LinkButton href={`/api/v1/presentation/${token}/presentation.ics`} look="main">
                <Icon of={CalendarPlus} />
                {t('contact.booked.calendar')}
              </LinkButton>
              {!over && <LinkButton href={href('presentation_cancel', { token })}>{t('contact.booked.cancel')}</LinkButton>}
            </>
          )}
        </p>
      </div>
    </Wide>
  )
}
