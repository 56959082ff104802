import { Phone } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './sources.module.css'

const steps = ['tell', 'check', 'register'] as const

/** Explains how a person named in a register can object to publication or have a mistake corrected. */
export const Objection = () => {
  const t = useT()
  const { supportPhone } = usePage().context
  return (
    <section id="sprzeciw" aria-labelledby="sprzeciw-tytul" className={css['objection']}>
      <h2 id="sprzeciw-tytul">{t('registers.sources.sprzeciw')}</h2>
      <p>{t('registers.sources.objection.lead')}</p>
      <ol className={css['steps']}>
        {steps.map((name) => (
          <li key={name}>{t(messageKey('registers.sources.objection', name))}</li>
        ))}
      </ol>
      <p className={css['call']}>
        <Icon of={Phone} />
        <a href={`tel:${supportPhone}`}>{groupedPhone(supportPhone)}</a>
        <span>{t('shell.footer.hours')}</span>
      </p>
    </section>
  )
}
