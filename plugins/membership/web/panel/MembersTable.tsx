import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { asPart } from '#web/ui/primitives/table-roles.ts'
import { following, type MemberRole, type MembershipView } from '../../contract/membership.ts'
import { StateBadge } from '../parts/StateBadge.tsx'
import { MemberActions } from './MemberActions.tsx'
import css from './members.module.css'
import { PermissionForm } from './PermissionForm.tsx'
import type { MembersOfFacility } from './use-members.ts'

/** Table of members with their states; on phones one block for each. */
export const MembersTable = ({ memberRole, members }: { readonly memberRole: MemberRole; readonly members: MembersOfFacility }) => {
  const t = useT()
  const columns = ['person', 'state', 'since', ...(members.canWrite ? (['actions'] as const) : [])] as const
  return (
    <table className={css['table']} {...asPart.table} aria-label={t(messageKey('membership.panel.table', memberRole))}>
      <thead {...asPart.rowgroup}>
        <tr {...asPart.row}>
          {columns.map((column) => (
            <th key={column} scope="col" {...asPart.columnheader}>
              {t(messageKey('membership.panel.column', column))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...asPart.rowgroup}>
        {members.data.items.map((member) => (
          <MemberRow key={member.id} member={member} members={members} />
        ))}
      </tbody>
    </table>
  )
}

const MemberRow = ({ member, members }: { readonly member: MembershipView; readonly members: MembersOfFacility }) => {
  const language = useLanguage()
  const { name, email, state, since, role } = member
  return (
    <tr {...asPart.row} data-member={email ?? undefined}>
      {/* A header cell may not hold the form of permissions. */}
      <td className={css['who']} {...asPart.rowheader}>
        <span className={css['person']}>
          <strong>{name ?? email}</strong>
          {name !== null && email !== null && <span className={css['email']}>{email}</span>}
        </span>
        {role === 'teacher' && state === 'approved' && (
          <PermissionForm key={member.version} member={member} canWrite={members.canWrite} hasRight={members.hasRight} />
        )}
      </td>
      <td {...asPart.cell}>
        <StateBadge state={state} />
      </td>
      <td className={css['since']} {...asPart.cell}>
        <time dateTime={since}>{factDay(since, language)}</time>
      </td>
      {members.canWrite && <td {...asPart.cell}>{state !== following && <MemberActions member={member} />}</td>}
    </tr>
  )
}
