import { ArrowRight, Clock } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Section } from '#web/ui/primitives/Section.tsx'
import css from './overview.module.css'

const plans = ['news', 'website'] as const

/** Section of planned functions. */
export const Planned = () => {
  const t = useT()
  return (
    <Section colour="violet" labelledBy="planowane">
      <div className={css['opening']}>
        <h2 id="planowane">{t('product-landing.plans.title')}</h2>
        <p className={css['lead']}>{t('product-landing.plans.lead')}</p>
      </div>
      <ul className={css['plans']}>
        {plans.map((name) => (
          <li key={name} className={css['plan']}>
            <h3 className={css['planName']}>
              <Icon of={Clock} />
              {t(messageKey('product-landing.plans', name, 'title'))}
            </h3>
            <p className={css['quiet']}>{t(messageKey('product-landing.plans', name, 'text'))}</p>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton href={useHref()('product_landing_functions')}>
          {t('product-landing.call.functions')}
          <Icon of={ArrowRight} />
        </LinkButton>
      </p>
    </Section>
  )
}
