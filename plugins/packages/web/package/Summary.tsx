import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { PackageView } from '../../contract/package.ts'
import { zloty } from '../../contract/zloty.ts'
import css from './package.module.css'

/** Sum to pay for the chosen package, after a discount where a code gives one. */
export const Summary = ({ chosen }: { readonly chosen: Pick<PackageView, 'net' | 'vat' | 'gross'> | undefined }) => {
  const t = useT()
  const language = useLanguage()
  if (chosen === undefined) return null
  return (
    <div className={css['summary']}>
      <h3>{t('packages.own.order.summary')}</h3>
      <dl className={css['prices']}>
        {(['net', 'vat', 'gross'] as const).map((part) => (
          <div key={part} data-part={part}>
            <dt>{t(messageKey('packages.own.price', part))}</dt>
            <dd>{zloty(chosen[part] ?? 0, language)}</dd>
          </div>
        ))}
      </dl>
      <p className={css['quiet']}>{t('packages.own.order.note')}</p>
    </div>
  )
}
