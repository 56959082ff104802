import { textDay } from '#core/kernel/dates.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { UsageBar } from '#web/ui/primitives/UsageBar.tsx'
import type { FacilityUsageView, UsageRow } from '../../contract/limit.ts'
import { valueText } from '../value-text.ts'
import css from './package.module.css'

/** Bar of one limit; a limit whose use nobody counts shows its value alone. */
const Usage = ({ row: { name, used, limit, resets_at } }: { readonly row: UsageRow }) => {
  const { t } = useTranslation('packages.own')
  const language = useLanguage()
  const value = valueText(limit, t, language)
  const count = used === null ? null : valueText(used, t, language)
  const known = limit === null ? t('usage.open', { used: count }) : t('usage.of', { used: count, limit: value })
  const unknown = limit === null ? value : t('usage.upTo', { limit: value })
  const isOpen = typeof limit !== 'number' || used === null
  const note = resets_at === null || limit === null ? undefined : t('usage.resets', { day: textDay(resets_at, language) })
  return (
    <li>
      <UsageBar label={name} text={count === null ? unknown : known} used={used ?? 0} limit={isOpen ? null : limit} note={note} />
    </li>
  )
}

/** Section with the use of the limits that count something. */
export const UsageList = ({ usage: { limits } }: { readonly usage: FacilityUsageView }) => {
  const { t } = useTranslation('packages.own')
  return (
    <section className={css['section']} aria-labelledby="wykorzystanie">
      <h2 id="wykorzystanie">{t('usage.title')}</h2>
      <ul className={css['bars']}>
        {limits
          .filter(({ type }) => type === 'limit')
          .map((row) => (
            <Usage key={row.key} row={row} />
          ))}
      </ul>
    </section>
  )
}
