import { Mail, MapPin, Phone } from 'lucide-react'
import { groupedPhone } from '#core/kernel/phone.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './operator-card.module.css'

/** Contact details of the operator; a notice if the operator is not configured. */
export const OperatorCard = () => {
  const t = useT()
  const { operator, supportPhone } = usePage().context
  return (
    <address className={operator === null ? `${css['card']} ${css['unnamed']}` : css['card']}>
      <p className={css['name']}>{operator?.name ?? t('info-pages.operator.unnamed')}</p>
      {operator === null ? (
        <p className={css['quiet']}>{t('info-pages.operator.unnamed.text')}</p>
      ) : (
        <>
          <p className={css['line']}>
            <Icon of={MapPin} />
            {operator.address}
          </p>
          <p className={css['line']}>
            <Icon of={Mail} />
            <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </p>
        </>
      )}
      <p className={css['line']}>
        <Icon of={Phone} />
        <a href={`tel:${supportPhone}`}>{groupedPhone(supportPhone)}</a>
        <span className={css['quiet']}>{t('shell.footer.hours')}</span>
      </p>
    </address>
  )
}
