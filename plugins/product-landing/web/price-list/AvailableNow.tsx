import { CircleCheck } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './available-now.module.css'
import type { OfferGroup } from './offer.ts'

/** Functions that every package has today, by group. */
export const AvailableNow = ({ of }: { readonly of: readonly OfferGroup[] }) => {
  const t = useT()
  return (
    <section aria-labelledby="dzis" className={css['section']}>
      <h2 id="dzis">{t('product-landing.table.now')}</h2>
      <div className={css['groups']}>
        {of.map(({ name, lines }) => (
          <div key={name}>
            <h3>{t(messageKey('product-landing.table.group', name))}</h3>
            <ul className={css['list']}>
              {lines.map((line) => (
                <li key={line.name}>
                  <Icon of={CircleCheck} />
                  {t(messageKey('product-landing.table', line.name))}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
