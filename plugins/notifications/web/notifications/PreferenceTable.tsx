import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { tableRoles } from '#web/ui/primitives/table-roles.ts'
import { FrequencyChoice } from './FrequencyChoice.tsx'
import {
  type Changes,
  frequencyOf,
  groupsOf,
  inAppState,
  type Kind,
  mailState,
  optionalOf,
  switchInApp,
  switchMails,
} from './preference-groups.ts'
import css from './preference-table.module.css'
import { AlwaysSent, Switch } from './Switch.tsx'

interface TableProps {
  readonly kinds: readonly Kind[]
  readonly onChange: (changes: Changes) => void
}

/** Ids of the headings of the columns, by which switches are named. */
interface Columns {
  readonly inApp: string
  readonly mail: string
}

/** Table of what people are notified of, by group and kind, and how. */
export const PreferenceTable = ({ kinds, onChange }: TableProps) => {
  const t = useT()
  const columns: Columns = { inApp: useId(), mail: useId() }
  return (
    <table {...tableRoles.table} className={css['table']}>
      <caption className={hidden['hidden']}>{t('notifications.own.wanted')}</caption>
      <thead {...tableRoles.rowgroup}>
        <tr {...tableRoles.row}>
          <td {...tableRoles.cell} className={css['corner']} />
          <th {...tableRoles.columnheader} scope="col" id={columns.inApp} className={css['column']}>
            {t('notifications.own.in-app')}
          </th>
          <th {...tableRoles.columnheader} scope="col" id={columns.mail} className={css['column']}>
            {t('notifications.own.email')}
          </th>
        </tr>
      </thead>
      {groupsOf(kinds).map(({ group, kinds: ofGroup }) => (
        <Group key={group} group={group} kinds={ofGroup} columns={columns} onChange={onChange} />
      ))}
    </table>
  )
}

/** Group of kinds: its two switches, and its kinds once it is unfolded. */
const Group = ({ group, kinds, columns, onChange }: TableProps & { readonly group: Kind['group']; readonly columns: Columns }) => {
  const t = useT()
  const id = useId()
  const [open, setOpen] = useState(false)
  const frequency = frequencyOf(kinds)
  const part = `${id}-kinds`
  return (
    <>
      <tbody {...tableRoles.rowgroup}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.rowheader} scope="rowgroup">
            <button type="button" className={css['fold']} aria-expanded={open} aria-controls={part} onClick={() => setOpen(!open)}>
              <Icon of={ChevronRight} />
              <span>
                <span id={id} className={css['name']}>
                  {t(messageKey('notifications.own.group', group))}
                </span>
                {frequency !== null && (
                  <span className={css['note']}>
                    {t('notifications.own.often', { frequency: t(messageKey('notifications.own.email', frequency)) })}
                  </span>
                )}
              </span>
            </button>
          </th>
          <SwitchCells kinds={kinds} name={id} columns={columns} onChange={onChange} />
        </tr>
      </tbody>
      <tbody {...tableRoles.rowgroup} id={part} className={css['kinds']} hidden={!open}>
        {frequency !== null && optionalOf(kinds).length > 1 && (
          <tr {...tableRoles.row}>
            <td {...tableRoles.cell} colSpan={3} className={css['often']}>
              <FrequencyChoice kinds={kinds} label={t('notifications.own.often.all')} onChange={onChange} />
            </td>
          </tr>
        )}
        {kinds.map((kind) => (
          <KindRow key={kind.kind} of={kind} columns={columns} onChange={onChange} />
        ))}
      </tbody>
    </>
  )
}

/** One kind with its switches; what cannot be switched off says why. */
const KindRow = ({
  of,
  columns,
  onChange,
}: {
  readonly of: Kind
  readonly columns: Columns
  readonly onChange: TableProps['onChange']
}) => {
  const t = useT()
  const id = useId()
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowheader} scope="row" className={css['kind']}>
        <span id={id}>{of.title}</span>
        {of.email_reason !== null && <span className={css['note']}>{t(messageKey('notifications.own.always', of.email_reason))}</span>}
        {!of.email_required && of.email !== 'off' && (
          <FrequencyChoice kinds={[of]} label={t('notifications.own.often.one')} describedBy={id} onChange={onChange} />
        )}
      </th>
      <SwitchCells kinds={[of]} name={id} columns={columns} onChange={onChange} />
    </tr>
  )
}

/** Cells of a row: whether its kinds come in the application and by mail. `name`: id of the row's name. */
const SwitchCells = ({ kinds, name, columns, onChange }: TableProps & { readonly name: string; readonly columns: Columns }) => {
  const mail = mailState(kinds)
  return (
    <>
      <td {...tableRoles.cell}>
        <Switch state={inAppState(kinds)} labelledBy={`${name} ${columns.inApp}`} onSwitch={(on) => onChange(switchInApp(kinds, on))} />
      </td>
      <td {...tableRoles.cell}>
        {mail === null ? (
          <AlwaysSent />
        ) : (
          <Switch state={mail} labelledBy={`${name} ${columns.mail}`} onSwitch={(on) => onChange(switchMails(kinds, on))} />
        )}
      </td>
    </>
  )
}
