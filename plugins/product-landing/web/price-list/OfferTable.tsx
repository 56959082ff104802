import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { StateLabel } from '../components/State.tsx'
import type { LimitText } from './limit-cell.ts'
import type { OfferGroup, OfferRow } from './offer.ts'
import css from './offer-table.module.css'
import { packages } from './packages.ts'

interface Groups {
  readonly of: readonly OfferGroup[]
}

/** Section that compares the packages in what exists today. */
export const Comparison = ({ of }: Groups) => {
  const t = useT()
  return (
    <section className={css['section']} aria-labelledby="porownanie">
      <h2 id="porownanie" className={css['title']}>
        {t('product-landing.table.compare')}
      </h2>
      <Table of={of} labelledBy="porownanie" />
    </section>
  )
}

/** Comparison of the packages in what is planned, behind one line. */
export const PlannedComparison = ({ of }: Groups) => {
  const t = useT()
  const count = of.reduce((sum, { lines }) => sum + lines.length, 0)
  if (count === 0) return null
  return (
    <details className={css['section']}>
      <summary className={css['summary']}>
        <span id="w-przygotowaniu">{t('product-landing.table.title', { count })}</span>
      </summary>
      <Table of={of} labelledBy="w-przygotowaniu" />
    </details>
  )
}

/** Table of functions. On narrow screens each function has one line per package, or one line if all packages are equal. */
const Table = ({ of, labelledBy }: Groups & { readonly labelledBy: string }) => {
  const t = useT()
  return (
    <table className={css['table']} aria-labelledby={labelledBy}>
      <thead className={css['head']}>
        <tr>
          <th scope="col">{t('product-landing.table.function')}</th>
          {packages.map((name) => (
            <th key={name} scope="col">
              {t(messageKey('product-landing.package', name))}
            </th>
          ))}
        </tr>
      </thead>
      {of.map(({ name, lines }) => (
        <tbody key={name} className={css['group']}>
          <tr>
            <th className={css['groupName']} scope="rowgroup" colSpan={4}>
              {t(messageKey('product-landing.table.group', name))}
            </th>
          </tr>
          {lines.map((line) => (
            <Line key={line.name} of={line} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const isSame = (a: LimitText | undefined, b: LimitText | undefined): boolean => a?.key === b?.key && a?.count === b?.count

const Line = ({ of: { name, cells } }: { of: OfferRow }) => {
  const t = useT()
  const [first, ...others] = packages.map((one) => cells[one])
  const allEqual = others.every(({ state, limit }) => state === first?.state && isSame(limit, first.limit))
  return (
    <tr className={allEqual ? `${css['line']} ${css['alike']}` : css['line']}>
      <th className={css['function']} scope="row">
        {t(messageKey('product-landing.table', name))}
      </th>
      {packages.map((one) => {
        const { state, limit } = cells[one]
        return (
          <td key={one} className={css['cell']}>
            <span className={css['package']} aria-hidden>
              {t(allEqual ? 'product-landing.table.everywhere' : messageKey('product-landing.package', one))}
            </span>
            <span>
              <StateLabel of={state} />
              {limit !== undefined && (
                <span className={css['limit']}> {t(limit.key, limit.count === undefined ? {} : { count: limit.count })}</span>
              )}
            </span>
          </td>
        )
      })}
    </tr>
  )
}
