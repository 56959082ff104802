import { useState } from 'react'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { tableRoles } from '#web/ui/primitives/table-roles.ts'
import { membershipApi } from '../../contract/api.ts'
import { following, type MemberRole, type MembershipView, statesOf } from '../../contract/membership.ts'
import { delegable, moderate } from '../../contract/permissions.ts'
import css from '../app.module.css'
import { StateBadge } from '../components/StateBadge.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberActions } from './MemberActions.tsx'
import { type MembersOfFacility, useMembers } from './use-members.ts'

/** Page of the parents or of the teachers of a facility: who waits, who belongs to it, invitations. */
export const MembersPage = ({ memberRole: role }: { readonly memberRole: MemberRole }) => {
  const t = useT()
  const members = useMembers(role)
  const { facility, state, data, canWrite } = members
  const [inviting, setInviting] = useState(false)
  const filtered = Object.keys(state.filters).length > 0
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{t(role === 'parent' ? 'membership.panel.parents.title' : 'membership.panel.teachers.title')}</h1>
          <p className={css['lead']}>{t(role === 'parent' ? 'membership.panel.parents.lead' : 'membership.panel.teachers.lead')}</p>
        </div>
        {canWrite && (
          <Button look="main" onClick={() => setInviting(true)}>
            {t(messageKey('membership.panel.invite', role))}
          </Button>
        )}
      </header>
      {!canWrite && <p className={css['hint']}>{t('membership.panel.read-only')}</p>}
      <Filters submit={t('membership.panel.filter.submit')}>
        <TextFilter name="q" label={t('membership.panel.search')} value={state.filters['q']} wide />
        <ChoiceFilter
          name="state"
          label={t('membership.panel.filter.state')}
          value={state.filters['state']}
          all={t('membership.panel.filter.all')}
          options={statesOf(role).map((value) => ({ value, label: t(messageKey('membership.state', value)) }))}
        />
      </Filters>
      {data.items.length > 0 ? (
        <MembersTable memberRole={role} members={members} />
      ) : filtered ? (
        <EmptyList title={t('membership.panel.none.found')} />
      ) : (
        <EmptyList title={t(messageKey('membership.panel.none', role))} subtitle={t('membership.panel.none.text')} />
      )}
      <Pager page={data.curPage} pages={data.pageTotal} address={(page) => state.hrefOf({ page })} />
      {inviting && <InviteDialog facilityId={facility.id} memberRole={role} onClose={() => setInviting(false)} />}
    </div>
  )
}

/** Table of members with their states; on phones one block for each. */
const MembersTable = ({ memberRole, members }: { readonly memberRole: MemberRole; readonly members: MembersOfFacility }) => {
  const t = useT()
  const columns = ['person', 'state', 'since', ...(members.canWrite ? (['actions'] as const) : [])] as const
  return (
    <table className={css['table']} {...tableRoles.table} aria-label={t(messageKey('membership.panel.table', memberRole))}>
      <thead {...tableRoles.rowgroup}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th key={column} scope="col" {...tableRoles.columnheader}>
              {t(messageKey('membership.panel.column', column))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rowgroup}>
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
    <tr {...tableRoles.row} data-member={email ?? undefined}>
      {/* A header cell may not hold the form of permissions. */}
      <td className={css['who']} {...tableRoles.rowheader}>
        <span className={css['person']}>
          <strong>{name ?? email}</strong>
          {name !== null && email !== null && <span className={css['email']}>{email}</span>}
        </span>
        {role === 'teacher' && state === 'approved' && (
          <PermissionForm key={member.version} member={member} canWrite={members.canWrite} hasRight={members.hasRight} />
        )}
      </td>
      <td {...tableRoles.cell}>
        <StateBadge state={state} />
      </td>
      <td className={css['since']} {...tableRoles.cell}>
        <time dateTime={since}>{factDay(since, language)}</time>
      </td>
      {members.canWrite && <td {...tableRoles.cell}>{state !== following && <MemberActions member={member} />}</td>}
    </tr>
  )
}

interface PermissionFormProps {
  readonly member: MembershipView
  readonly canWrite: boolean
  /** Tells if the user has a permission, and may pass it on. */
  readonly hasRight: (name: string) => boolean
}

type Name = MembershipView['permissions'][number]

/** Permissions of a teacher as checkboxes with plain words; those that the user lacks are shown only while the teacher has them. */
const PermissionForm = ({ member, canWrite, hasRight }: PermissionFormProps) => {
  const t = useT()
  const [ticked, setTicked] = useState<readonly Name[]>(member.permissions)
  const [overtaken, setOvertaken] = useState(false)
  const change = useMutation(membershipApi.changeMembership, {
    invalidates: [membershipApi.listMembers],
    acceptedErrors: ['error/version-conflict'],
    onSuccess: () => showToast({ kind: 'success', text: t('membership.panel.permissions.saved') }),
  })
  const shown = delegable.filter(({ name }) => hasRight(name) || member.permissions.includes(name))
  const labelOf = (name: Name) =>
    t(messageKey('membership.panel.permission', name === moderate.name ? 'moderator' : (name as PartOf<'membership.panel.permission'>)))
  const held = shown.filter(({ name }) => member.permissions.includes(name))
  const summary = held.length === 0 ? t('membership.panel.permissions.none') : held.map(({ name }) => labelOf(name)).join('; ')
  if (!canWrite) return <p className={css['email']}>{summary}</p>
  const values = { name: member.name ?? member.email }
  const save = async () => {
    const saved = await change.mutateAsync({ id: member.id, version: member.version, permissions: [...ticked] }).catch(() => undefined)
    if (saved === null) setOvertaken(true)
  }
  return (
    <details className={css['permissions']}>
      <summary aria-label={t('membership.panel.permissions.of', values)}>
        {t('membership.panel.permissions')}: {summary}
      </summary>
      <fieldset className={css['boxes']}>
        <legend>{t('membership.panel.permissions.lead')}</legend>
        {shown.map(({ name }) => (
          <label key={name} className={css['box']}>
            <input
              type="checkbox"
              checked={ticked.includes(name)}
              onChange={({ target }) => setTicked((all) => (target.checked ? [...all, name] : all.filter((one) => one !== name)))}
            />
            <span>{labelOf(name)}</span>
          </label>
        ))}
      </fieldset>
      {overtaken && (
        <p role="alert" className={css['conflict']}>
          {t('membership.panel.permissions.changed')}
        </p>
      )}
      <Button small aria-disabled={change.isPending} onClick={() => void save()}>
        {t('membership.panel.permissions.save')}
      </Button>
    </details>
  )
}
