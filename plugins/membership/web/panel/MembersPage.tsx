import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { type MemberRole, statesOf } from '../../contract/membership.ts'
import css from '../parts/membership.module.css'
import { InviteDialog } from './InviteDialog.tsx'
import { MembersTable } from './MembersTable.tsx'
import { useMembers } from './use-members.ts'

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
