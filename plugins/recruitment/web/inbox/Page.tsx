import { Download } from 'lucide-react'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { saveBlob } from '#web/app-kit/files/save-blob.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, type ListState, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { vacancyGroups } from '../../contract/age-groups.ts'
import { recruitmentApi } from '../../contract/api.ts'
import { writeRecruitment } from '../../contract/permissions.ts'
import { inboxLimit } from '../../contract/statuses.ts'
import { PrintButton } from '../parts/PrintButton.tsx'
import css from '../parts/parts.module.css'
import { InboxRow } from './InboxRow.tsx'
import { StatusLinks } from './StatusLinks.tsx'

const list: ListDefinition = { filters: ['status', 'group', 'q'] }

const inputOf = (facility_id: string, { page, filters }: ListState): InputOf<typeof recruitmentApi.listInbox> => ({
  facility_id,
  ...(filters as Pick<InputOf<typeof recruitmentApi.listInbox>, 'status' | 'group' | 'q'>),
  page: String(page),
})

export const queries: PageQueries = ({ params, query: search }) => [
  query(recruitmentApi.listInbox, inputOf(params['facility'] ?? '', readListState(list, search))),
]

/** Inbox of a facility's applications: counts by status, filters, waiting lists, export (rows RE-03, OW-10). */
export const Page = () => {
  const { t } = useTranslation('recruitment.inbox')
  const href = useHref()
  const { facility, permissions } = useLayoutData(panel)
  const state = useList(list)
  const { filters, hrefOf } = state
  const { data: inbox } = useQuery(recruitmentApi.listInbox, inputOf(facility.id, state))
  const save = useMutation(recruitmentApi.exportApplications, {
    onSuccess: (table) => saveBlob(table as unknown as Blob, 'zgloszenia.csv'),
    toast: t('exported'),
  })
  const see = useMutation(recruitmentApi.markSeen, { invalidates: [recruitmentApi.listInbox], toast: t('seen.done') })
  const canWrite = permissions.includes(writeRecruitment.name)
  const fresh = inbox.items.filter(({ status }) => status === 'new').map(({ id }) => id)
  const settings = href('facility_recruitment', { facility: facility.id })
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className={css['lead']}>{t('lead')}</p>
        </div>
        <div className={css['buttons']}>
          <Button small aria-disabled={save.isPending} onClick={() => save.mutate({ facility_id: facility.id })}>
            <Icon of={Download} /> {t('export')}
          </Button>
          <PrintButton />
        </div>
      </header>
      <StatusLinks counts={inbox.counts} status={filters['status'] ?? ''} hrefOf={hrefOf} filters={filters} />
      <div className={css['noprint']}>
        <Filters submit={t('filter')}>
          {filters['status'] !== undefined && <input type="hidden" name="status" value={filters['status']} />}
          <ChoiceFilter
            name="group"
            label={t('group')}
            value={filters['group']}
            all={t('group.all')}
            options={vacancyGroups.map((value) => ({ value, label: t('recruitment.detail.years', { group: value }) }))}
          />
          <TextFilter name="q" label={t('search')} value={filters['q']} />
        </Filters>
      </div>
      {canWrite && fresh.length > 0 && (
        <p className={css['buttons']}>
          <Button small aria-disabled={see.isPending} onClick={() => see.mutate({ facility_id: facility.id, ids: fresh })}>
            {t('seen')}
          </Button>
        </p>
      )}
      {inbox.items.length === 0 ? (
        Object.keys(filters).length > 0 ? (
          <EmptyList
            title={t('none.filtered')}
            subtitle={t('none.filtered.text')}
            actions={[{ label: t('all'), href: hrefOf({ filters: {}, page: 1 }) }]}
          />
        ) : (
          <EmptyList
            title={t('none')}
            subtitle={t('none.text')}
            actions={settings === undefined ? [] : [{ label: t('settings'), href: settings }]}
          />
        )
      ) : (
        <ul className={css['list']}>
          {inbox.items.map((row) => (
            <InboxRow key={row.id} row={row} facilityId={facility.id} canMove={canWrite && filters['status'] === 'waitlisted'} />
          ))}
        </ul>
      )}
      {inbox.truncated && <p className={css['quiet']}>{t('truncated', { count: inboxLimit })}</p>}
      <Pager page={state.page} pages={inbox.pageTotal} address={(page) => hrefOf({ page })} />
    </div>
  )
}
