import { useState } from 'react'
import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLimitUpdates } from '#web/app-kit/use-limit-updates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { UsageBar } from '#web/ui/primitives/UsageBar.tsx'
import { packagesApi } from '../../contract/api.ts'
import type { FacilityUsageView, UsageRow } from '../../contract/limit.ts'
import { trialDays } from '../../contract/package-keys.ts'
import css from '../app.module.css'
import { valueText } from '../value-text.ts'
import { Comparison } from './Comparison.tsx'
import { lastMoment } from './last-moment.ts'
import { OrderForm } from './OrderForm.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { type Placed, Thanks } from './Thanks.tsx'
import { useFacilityId } from './use-facility-id.ts'
import { useValueTexts } from './use-value-texts.ts'

export const queries: PageQueries = ({ params: { facility: facility_id = '' } }) => [
  query(packagesApi.showUsage, { facility_id }),
  query(packagesApi.listLimits),
  query(packagesApi.listPackages),
  query(packagesApi.listOrders, { facility_id }),
]

/** Page about the package of a facility: what is used and what a package adds, the trial, all tiers, the order and former orders. */
export const Page = () => {
  const t = useT()
  const facility_id = useFacilityId()
  const { data: usage } = useQuery(packagesApi.showUsage, { facility_id })
  const invalidate = useInvalidate()
  useLimitUpdates(facility_id, () => invalidate(packagesApi.showUsage, packagesApi.listLimits, packagesApi.listOrders))
  return (
    <>
      <h1 tabIndex={-1}>{t('packages.own.title')}</h1>
      <Standing usage={usage} />
      <div className={css['sections']}>
        <UsageList usage={usage} />
        {usage.trial_available && usage.may_order && <Trial />}
        <Comparison tier={usage.tier} />
        <OrderSection usage={usage} />
        <OrderHistory />
      </div>
    </>
  )
}

const tones = { free: 'plain', registered: 'good', premium: 'star' } as const

/** Badge with the package of the facility and its last day. */
const Standing = ({ usage: { tier, valid_until } }: { readonly usage: FacilityUsageView }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={css['standing']}>
      <Badge tone={tones[tier]}>
        {t(messageKey('packages.own.tier', tier), { day: valid_until === null ? '' : textDay(lastMoment(valid_until), language) })}
      </Badge>
    </p>
  )
}

/** Section that starts the trial. */
const Trial = () => {
  const t = useT()
  const facility_id = useFacilityId()
  const start = useMutation(packagesApi.startTrial, {
    invalidates: [packagesApi.showUsage, packagesApi.listOrders],
    toast: t('packages.own.trial.started'),
  })
  return (
    <section className={css['section']} aria-labelledby="proba">
      <h2 id="proba">{t('packages.own.trial.title', { days: trialDays })}</h2>
      <p className={css['packageLead']}>{t('packages.own.trial.text')}</p>
      <p>
        <Button look="main" onClick={() => start.mutate({ facility_id })} aria-disabled={start.isPending}>
          {t(start.isPending ? 'LOADING_DOTS' : 'packages.own.trial.start')}
        </Button>
      </p>
    </section>
  )
}

/** Part of a limit from which on the bar says that it is nearly used up. */
const warnFrom = 0.8

interface UsageProps {
  readonly row: UsageRow
  /** Value with a package, where it is another one; `undefined`: the same, or the facility has a package. */
  readonly more: UsageRow['limit'] | undefined
}

/**
 * Bar of one limit with what is used of it in words, and what a package would bring; a limit whose use nobody counts
 * shows its value alone.
 */
const Usage = ({ row: { name, used, limit, resets_at }, more }: UsageProps) => {
  const t = useT()
  const language = useLanguage()
  const texts = useValueTexts()
  const value = valueText(limit, texts, language)
  const count = used === null ? null : valueText(used, texts, language)
  const known = limit === null ? t('packages.own.usage.open', { used: count }) : t('packages.own.usage.of', { used: count, limit: value })
  const unknown = typeof limit !== 'number' ? value : t('packages.own.usage.upTo', { limit: value })
  const isOpen = typeof limit !== 'number' || used === null
  const notes = [
    typeof limit === 'number' &&
      used !== null &&
      used >= limit * warnFrom &&
      t(used < limit ? 'packages.own.usage.near' : 'packages.own.usage.full'),
    resets_at !== null && limit !== null && t('packages.own.usage.resets', { day: textDay(resets_at, language) }),
    more !== undefined && t('packages.own.usage.more', { limit: valueText(more, texts, language) }),
  ].filter((note) => note !== false)
  return (
    <li>
      <UsageBar
        label={name}
        text={count === null ? unknown : known}
        used={used ?? 0}
        limit={isOpen ? null : limit}
        note={notes.length > 0 ? notes.join(' · ') : undefined}
      />
    </li>
  )
}

/** Section with the use of the limits that count something, and with what a package would add. */
const UsageList = ({ usage: { limits, tier } }: { readonly usage: FacilityUsageView }) => {
  const t = useT()
  const { data: values } = useQuery(packagesApi.listLimits)
  const withPackage = new Map(values.map(({ key, value_premium }) => [key, value_premium]))
  const moreOf = ({ key, limit }: UsageRow) => {
    const more = withPackage.get(key)
    return tier === 'premium' || more === limit ? undefined : more
  }
  return (
    <section className={css['section']} aria-labelledby="wykorzystanie">
      <h2 id="wykorzystanie">{t('packages.own.usage.title')}</h2>
      <ul className={css['bars']}>
        {limits
          .filter((row) => row.type === 'limit' || moreOf(row) !== undefined)
          .map((row) => (
            <Usage key={row.key} row={row} more={moreOf(row)} />
          ))}
      </ul>
    </section>
  )
}

/** Section with the order form, then the thanks for the order; without prices a way to ask. */
const OrderSection = ({ usage: { may_order, tier, trial_available } }: { readonly usage: FacilityUsageView }) => {
  const t = useT()
  const href = useHref()
  const [placed, setPlaced] = useState<Placed | null>(null)
  const { data: packages } = useQuery(packagesApi.listPackages)
  const orderable = packages.filter(({ gross }) => gross !== null)
  const contact = href('contact')
  if (placed) return <Thanks placed={placed} />
  return (
    <section className={css['section']} aria-labelledby="zamowienie">
      <h2 id="zamowienie">{t('packages.own.order.title')}</h2>
      {may_order && orderable.length > 0 && (
        <>
          {tier === 'premium' && <p className={css['packageLead']}>{t('packages.own.order.extends')}</p>}
          <OrderForm packages={orderable} look={trial_available ? 'outline' : 'main'} onPlaced={setPlaced} />
        </>
      )}
      {!may_order && <p className={css['packageLead']}>{t('packages.own.order.owner')}</p>}
      {may_order && orderable.length === 0 && (
        <>
          <p className={css['packageLead']}>{t('packages.own.order.none')}</p>
          {contact !== undefined && (
            <p>
              <LinkButton href={contact}>{t('packages.own.order.contact')}</LinkButton>
            </p>
          )}
        </>
      )}
    </section>
  )
}
