import type { SourceKey } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { tableRoles } from '#web/ui/primitives/table-roles.ts'
import type { ComparedFacility } from '../pages.data.ts'
import css from '../pages.module.css'
import { ColumnHead } from './ColumnHead.tsx'
import { type From, isSame, type Row, type RowGroup } from './cell.ts'

interface Props {
  readonly facilities: readonly ComparedFacility[]
  readonly groups: readonly RowGroup[]
}

/**
 * Table with a column for each facility. Rows that differ stand out; the checkbox hides the others. The roles keep the
 * table a table where styles make it a grid.
 */
export const CompareTable = ({ facilities, groups }: Props) => {
  const t = useT()
  const hasSame = groups.some(({ rows }) => rows.some(isSame))
  return (
    <div className={css['comparison']}>
      {hasSame && (
        <label className={css['toggle']}>
          <input type="checkbox" />
          {t('favourites.compare.differences')}
        </label>
      )}
      <section
        className={css['scroller']}
        aria-label={t('favourites.compare.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-columns={facilities.length}
      >
        <table className={css['table']} {...tableRoles.table}>
          <caption className={hidden['hidden']}>{t('favourites.compare.title')}</caption>
          <thead {...tableRoles.rowgroup} className={css['top']}>
            <tr {...tableRoles.row} className={css['row']}>
              <td {...tableRoles.cell} className={css['corner']} />
              {facilities.map((facility) => (
                <ColumnHead key={facility.id} facility={facility} others={facilities.filter((one) => one !== facility)} />
              ))}
            </tr>
          </thead>
          {groups.map(({ key, label, rows }) => (
            <tbody key={key} {...tableRoles.rowgroup} className={css['body']} data-same={rows.every(isSame) || undefined}>
              <tr {...tableRoles.row} className={css['row']}>
                <th {...tableRoles.columnheader} scope="rowgroup" colSpan={facilities.length + 1} className={css['groupLabel']}>
                  {label}
                </th>
              </tr>
              {rows.map((row) => (
                <ValueRow key={row.key} row={row} facilities={facilities} />
              ))}
            </tbody>
          ))}
          <tfoot {...tableRoles.rowgroup} className={css['foot']}>
            <SourceRow facilities={facilities} />
          </tfoot>
        </table>
      </section>
    </div>
  )
}

const sameFrom = (one: From, other: From | undefined) => one.source === other?.source && one.on === other.on

const ValueRow = ({ row, facilities }: { row: Row; facilities: readonly ComparedFacility[] }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <tr {...tableRoles.row} className={css['row']} data-row={row.key} data-same={isSame(row) || undefined}>
      <th {...tableRoles.rowheader} scope="row" className={css['label']}>
        {row.label}
      </th>
      {row.cells.map((cell, n) => {
        const [main] = facilities[n]?.sources ?? []
        const from = cell?.from && !sameFrom(cell.from, main) ? cell.from : null
        return (
          <td key={facilities[n]?.id} {...tableRoles.cell} className={css['cell']}>
            {cell === null ? (
              <span className={css['unknown']}>
                <span aria-hidden>–</span>
                <span className={hidden['hidden']}>{t('favourites.compare.not-told')}</span>
              </span>
            ) : (
              <>
                <span className={css['value']} lang={cell.polish && 'pl'} translate={cell.polish && 'no'}>
                  {cell.text}
                </span>
                {cell.hint && <span className={css['hint']}>{cell.hint}</span>}
                {from && (
                  <span className={css['hint']}>
                    {t('favourites.compare.from', {
                      source: t(messageKey('favourites.compare.source', from.source as SourceKey)),
                      date: factDay(from.on, language),
                    })}
                  </span>
                )}
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}

const SourceRow = ({ facilities }: { facilities: readonly ComparedFacility[] }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <tr {...tableRoles.row} className={css['row']}>
      <th {...tableRoles.rowheader} scope="row" className={css['label']}>
        {t('favourites.compare.sources')}
      </th>
      {facilities.map(({ id, sources }) => (
        <td key={id} {...tableRoles.cell} className={css['cell']}>
          {sources.slice(0, 1).map(({ source, number, on }) => (
            <span key={source} className={css['hint']}>
              {t('favourites.compare.source', {
                source: t(messageKey('favourites.compare.source', source as SourceKey)),
                number,
                date: factDay(on, language),
              })}
            </span>
          ))}
        </td>
      ))}
    </tr>
  )
}
