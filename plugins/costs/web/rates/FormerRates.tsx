import { useState } from 'react'
import { factDay, factMoment } from '#core/kernel/dates.ts'
import { money } from '#core/kernel/formats.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { costsApi } from '../../contract/api.ts'
import css from '../app.module.css'

/** Former versions of a rate, read when they are opened. */
export const FormerRates = ({ id, version }: { readonly id: string; readonly version: number }) => {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={css['details']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('costs.rates.former')}</summary>
      {isOpen && (
        <QueryBoundary>
          <Versions key={version} id={id} />
        </QueryBoundary>
      )}
    </details>
  )
}

const Versions = ({ id }: { readonly id: string }) => {
  const t = useT()
  const language = useLanguage()
  const { data } = useQuery(costsApi.listFormerRates, { id })
  if (data.former.length === 0) return <p className={css['quiet']}>{t('costs.rates.former.none')}</p>
  return (
    <ul>
      {data.former.map((rate) => (
        <li key={rate.version}>
          {t('costs.rates.former.line', {
            amount: money(rate.amount, language),
            from: factDay(rate.valid_from, language),
            source: rate.source,
            at: factMoment(rate.replaced_at, language),
          })}
        </li>
      ))}
    </ul>
  )
}
