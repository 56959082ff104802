import { textDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { UsageBar } from '#web/ui/primitives/UsageBar.tsx'
import type { FacilityUsageView, UsageRow } from '../../contract/limit.ts'
import { valueText } from '../value-text.ts'
import css from './package.module.css'
import { useValueTexts } from './use-value-texts.ts'

/** Bar of one limit; a limit whose use nobody counts shows its value alone. */
const Usage = ({ row: { name, used, limit, resets_at } }: { readonly row: UsageRow }) => {
  const t = useT()
  const language = useLanguage()
  const texts = useValueTexts()
  const value = valueText(limit, texts, language)
  const count = used === null ? null : valueText(used, texts, language)
  const known = limit === null ? t('packages.own.usage.open', { used: count }) : t('packages.own.usage.of', { used: count, limit: value })
  const unknown = limit === null ? value : t('packages.own.usage.upTo', { limit: value })
  const isOpen = typeof limit !== 'number' || used === null
  const note = resets_at === null || limit === null ? undefined : t('packages.own.usage.resets', { day: textDay(resets_at, language) })
  return (
    <li>
      <UsageBar label={name} text={count === null ? unknown : known} used={used ?? 0} limit={isOpen ? null : limit} note={note} />
    </li>
  )
}

/** Section with the use of the limits that count something. */
export const UsageList = ({ usage: { limits } }: { readonly usage: FacilityUsageView }) => {
  const t = useT()
  return (
    <section className={css['section']} aria-labelledby="wykorzystanie">
      <h2 id="wykorzystanie">{t('packages.own.usage.title')}</h2>
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
