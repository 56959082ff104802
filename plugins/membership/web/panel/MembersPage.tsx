import { useState } from 'react'
import { useTranslation } from '#web/app-kit/i18n.ts'
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
  const { t } = useTranslation('membership.panel')
  const translate = useT()
  const members = useMembers(role)
  const { facility, state, data, canWrite } = members
  const [inviting, setInviting] = useState(false)
  const filtered = Object.keys(state.filters).length > 0
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{t(`${role}s.title`)}</h1>
          <p className={css['lead']}>{t(`${role}s.lead`)}</p>
        </div>
        {canWrite && (
          <Button look="main" onClick={() => setInviting(true)}>
            {t(`invite.${role}`)}
          </Button>
        )}
      </header>
      {!canWrite && <p className={css['hint']}>{t('read-only')}</p>}
      <Filters submit={t('filter.submit')}>
        <TextFilter name="q" label={t('search')} value={state.filters['q']} wide />
        <ChoiceFilter
          name="state"
          label={t('filter.state')}
          value={state.filters['state']}
          all={t('filter.all')}
          options={statesOf(role).map((value) => ({ value, label: translate(`membership.state.${value}`) }))}
        />
      </Filters>
      {data.items.length > 0 ? (
        <MembersTable memberRole={role} members={members} />
      ) : filtered ? (
        <EmptyList title={t('none.found')} />
      ) : (
        <EmptyList title={t(`none.${role}`)} subtitle={t('none.text')} />
      )}
      <Pager page={data.curPage} pages={data.pageTotal} address={(page) => state.hrefOf({ page })} />
      {inviting && <InviteDialog facilityId={facility.id} memberRole={role} onClose={() => setInviting(false)} />}
    </div>
  )
}
