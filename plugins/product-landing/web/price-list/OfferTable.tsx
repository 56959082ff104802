import { useT } from '#web/i18n/words.ts'
import { State } from '../parts/State.tsx'
import { offer, type OfferLine, packages } from './offer.ts'
import css from './offer-table.module.css'

/** Which package has what. On a narrow screen each function unfolds into a line for each package, one for all where they are alike. */
export const OfferTable = () => {
  const t = useT()
  return (
    <section aria-labelledby="porownanie" className={css['section']}>
      <h2 id="porownanie">{t('product-landing.table.title')}</h2>
      <p className={css['lead']}>{t('product-landing.table.lead')}</p>
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
        {offer.map(({ name, lines }) => (
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
    </section>
  )
}

const Line = ({ of: { name, cells } }: { of: OfferLine }) => {
  const t = useT()
  const [first, ...others] = packages.map((one) => cells[one])
  const alike = others.every(({ state, limit }) => state === first?.state && limit === first.limit)
  return (
    <tr className={alike ? `${css['line']} ${css['alike']}` : css['line']}>
      <th className={css['function']} scope="row">
        {t(`product-landing.table.${name}`)}
      </th>
      {packages.map((one) => {
        const { state, limit } = cells[one]
        return (
          <td key={one} className={css['cell']}>
            <span className={css['package']} aria-hidden>
              {t(alike ? 'product-landing.table.everywhere' : `product-landing.package.${one}`)}
            </span>
            <span>
              <State of={state} />
              {limit !== undefined && <span className={css['limit']}> {t(`product-landing.table.${limit}`)}</span>}
            </span>
          </td>
        )
      })}
    </tr>
  )
}
