import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { StateLabel } from '../parts/State.tsx'
import { isAvailable, offerOf, type OfferRow, packages } from './offer.ts'
import css from './offer-table.module.css'

const planned = offerOf((row) => !isAvailable(row))

/** Comparison of the packages in what is planned, behind one line. On narrow screens each function has one line per package, or one line if all packages are equal. */
export const OfferTable = () => {
  const t = useT()
  return (
    <details className={css['section']}>
      <summary className={css['summary']}>
        <span id="porownanie">
          {t('product-landing.table.title', { count: planned.reduce((sum, { lines }) => sum + lines.length, 0) })}
        </span>
      </summary>
      <table className={css['table']} aria-labelledby="porownanie">
        <thead className={css['head']}>
          <tr>
            <th scope="col">{t('product-landing.table.function')}</th>
            {packages.map((name) => (
              <th key={name} scope="col">
                {t(`product-landing.package.${name}`)} <span className={css['term']}>{t(`product-landing.table.${name}.price`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {planned.map(({ name, lines }) => (
          <tbody key={name} className={css['group']}>
            <tr>
              <th className={css['groupName']} scope="rowgroup" colSpan={4}>
                {t(`product-landing.table.group.${name}`)}
              </th>
            </tr>
            {lines.map((line) => (
              <Line key={line.name} of={line} />
            ))}
          </tbody>
        ))}
      </table>
    </details>
  )
}

const Line = ({ of: { name, cells } }: { of: OfferRow }) => {
  const t = useT()
  const [first, ...others] = packages.map((one) => cells[one])
  const allEqual = others.every(({ state, limit }) => state === first?.state && limit === first.limit)
  return (
    <tr className={allEqual ? `${css['line']} ${css['alike']}` : css['line']}>
      <th className={css['function']} scope="row">
        {t(`product-landing.table.${name}`)}
      </th>
      {packages.map((one) => {
        const { state, limit } = cells[one]
        return (
          <td key={one} className={css['cell']}>
            <span className={css['package']} aria-hidden>
              {t(allEqual ? 'product-landing.table.everywhere' : `product-landing.package.${one}`)}
            </span>
            <span>
              <StateLabel of={state} />
              {limit !== undefined && <span className={css['limit']}> {t(`product-landing.table.${limit}`)}</span>}
            </span>
          </td>
        )
      })}
    </tr>
  )
}
