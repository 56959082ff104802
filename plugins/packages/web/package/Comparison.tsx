import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { packagesApi } from '../../contract/api.ts'
import type { FacilityUsageView } from '../../contract/limit.ts'
import { valueText } from '../value-text.ts'
import css from './package.module.css'

const columns = ['free', 'registered', 'premium'] as const

/** Table of the limits in force for the three tiers, the facility's own one marked. */
export const Comparison = ({ tier }: Pick<FacilityUsageView, 'tier'>) => {
  const { t } = useTranslation('packages.own')
  const language = useLanguage()
  const { data: limits } = useQuery(packagesApi.listLimits)
  return (
    <section className={css['section']} aria-labelledby="porownanie">
      <h2 id="porownanie">{t('compare.title')}</h2>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t('compare.limit')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" aria-current={column === tier ? 'true' : undefined}>
                {t(`compare.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limits.map((limit) => (
            <tr key={limit.id}>
              <th scope="row">{limit.name}</th>
              {columns.map((column) => (
                <td key={column} data-own={column === tier ? '' : undefined}>
                  {valueText(limit[`value_${column}`], t, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
