import { messageKey } from '#core/kernel/message-key.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { tableRoles } from '#web/ui/primitives/table-roles.ts'
import { packagesApi } from '../../contract/api.ts'
import type { FacilityUsageView } from '../../contract/limit.ts'
import css from '../app.module.css'
import { valueText } from '../value-text.ts'
import { useValueTexts } from './use-value-texts.ts'

const columns = ['free', 'registered', 'premium'] as const

/** Table of the limits in force for the three tiers, the facility's own one marked. */
export const Comparison = ({ tier }: Pick<FacilityUsageView, 'tier'>) => {
  const t = useT()
  const language = useLanguage()
  const texts = useValueTexts()
  const { data: limits } = useQuery(packagesApi.listLimits)
  return (
    <section className={css['section']} aria-labelledby="porownanie">
      <h2 id="porownanie">{t('packages.own.compare.title')}</h2>
      <table {...tableRoles.table} className={css['table']}>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnheader} scope="col">
              {t('packages.own.compare.limit')}
            </th>
            {columns.map((column) => (
              <th {...tableRoles.columnheader} key={column} scope="col" aria-current={column === tier ? 'true' : undefined}>
                {t(messageKey('packages.own.compare', column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup}>
          {limits.map((limit) => (
            <tr {...tableRoles.row} key={limit.id}>
              <th {...tableRoles.rowheader} scope="row">
                {limit.name}
              </th>
              {columns.map((column) => (
                <td {...tableRoles.cell} key={column} data-own={column === tier ? '' : undefined}>
                  {valueText(limit[`value_${column}`], texts, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
