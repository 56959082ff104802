import { CalendarClock, Phone } from 'lucide-react'
import { groupedPhone } from '#core/kernel/phone.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Card } from '#web/ui/primitives/Card.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../contact.module.css'

/** Telephone number of customer service, and on other pages a link to the presentation. */
export const ContactOptions = () => {
  const t = useT()
  const { context, href, name } = usePage()
  const presentation = name === 'presentation' ? undefined : href('presentation')
  return (
    <aside className={css['aside']}>
      <Card as="section">
        <h2 className={css['small']}>{t('contact.call')}</h2>
        <p className={css['phone']}>
          <Icon of={Phone} large />
          <a href={`tel:${context.supportPhone}`}>{groupedPhone(context.supportPhone)}</a>
        </p>
        <p className={css['quiet']}>{t('shell.footer.hours')}</p>
      </Card>
      {presentation !== undefined && (
        <Card as="section">
          <h2 className={css['small']}>{t('contact.call.facilities')}</h2>
          <p className={css['way']}>
            <Icon of={CalendarClock} />
            <a href={presentation}>{t('contact.call.presentation')}</a>
          </p>
        </Card>
      )}
    </aside>
  )
}
