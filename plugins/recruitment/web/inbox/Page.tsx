import { Download } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { saveBlob } from '#web/app-kit/files/save-blob.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, type ListState, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { vacancyGroups } from '../../contract/age-groups.ts'
import { recruitmentApi } from '../../contract/api.ts'
import { writeRecruitment } from '../../contract/permissions.ts'
import { type ApplicationStatus, applicationStatuses, inboxLimit } from '../../contract/statuses.ts'
import css from '../app.module.css'
import { PrintButton } from '../components/PrintButton.tsx'
import { Board } from './Board.tsx'
import { InboxRow } from './InboxRow.tsx'

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
  const t = useT()
  const href = useHref()
  const { facility, permissions } = useLayoutData(panel)
  const state = useList(list)
  const { filters, hrefOf } = state
  const { data: inbox } = useQuery(recruitmentApi.listInbox, inputOf(facility.id, state))
  const save = useMutation(recruitmentApi.exportApplications, {
    onSuccess: (table) => saveBlob(table as unknown as Blob, 'zgloszenia.csv'),
    toast: t('recruitment.inbox.exported'),
  })
  const see = useMutation(recruitmentApi.markSeen, { invalidates: [recruitmentApi.listInbox], toast: t('recruitment.inbox.seen.done') })
  const canWrite = permissions.includes(writeRecruitment.name)
  const fresh = inbox.items.filter(({ status }) => status === 'new').map(({ id }) => id)
  const settings = href('facility_recruitment', { facility: facility.id })
  return (
    <div className={css['partsPage']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{t('recruitment.inbox.title')}</h1>
          <p className={css['partsLead']}>{t('recruitment.inbox.lead')}</p>
        </div>
        <div className={css['buttons']}>
          <Button small aria-disabled={save.isPending} onClick={() => save.mutate({ facility_id: facility.id })}>
            <Icon of={Download} /> {t('recruitment.inbox.export')}
          </Button>
          <PrintButton />
        </div>
      </header>
      <StatusLinks counts={inbox.counts} status={filters['status'] ?? ''} hrefOf={hrefOf} filters={filters} />
      <div className={css['noprint']}>
        <Filters submit={t('recruitment.inbox.filter')}>
          {filters['status'] !== undefined && <input type="hidden" name="status" value={filters['status']} />}
          <ChoiceFilter
            name="group"
            label={t('recruitment.inbox.group')}
            value={filters['group']}
            all={t('recruitment.inbox.group.all')}
            options={vacancyGroups.map((value) => ({ value, label: t('recruitment.detail.years', { group: value }) }))}
          />
          <TextFilter name="q" label={t('recruitment.inbox.search')} value={filters['q']} />
        </Filters>
      </div>
      {canWrite && fresh.length > 0 && (
        <p className={css['buttons']}>
          <Button small aria-disabled={see.isPending} onClick={() => see.mutate({ facility_id: facility.id, ids: fresh })}>
            {t('recruitment.inbox.seen')}
          </Button>
        </p>
      )}
      {inbox.items.length === 0 ? (
        Object.keys(filters).length > 0 ? (
          <EmptyList
            title={t('recruitment.inbox.none.filtered')}
            subtitle={t('recruitment.inbox.none.filtered.text')}
            actions={[{ label: t('recruitment.inbox.all'), href: hrefOf({ filters: {}, page: 1 }) }]}
          />
        ) : (
          <EmptyList
            title={t('recruitment.inbox.none')}
            subtitle={t('recruitment.inbox.none.text')}
            actions={settings === undefined ? [] : [{ label: t('recruitment.inbox.settings'), href: settings }]}
          />
        )
      ) : filters['status'] === undefined ? (
        <Board rows={inbox.items} counts={inbox.counts} facilityId={facility.id} />
      ) : (
        <ul className={css['list']}>
          {inbox.items.map((row) => (
            <InboxRow key={row.id} row={row} facilityId={facility.id} canMove={canWrite && filters['status'] === 'waitlisted'} />
          ))}
        </ul>
      )}
      {inbox.truncated && <p className={css['partsQuiet']}>{t('recruitment.inbox.truncated', { count: inboxLimit })}</p>}
      <Pager page={state.page} pages={inbox.pageTotal} address={(page) => hrefOf({ page })} />
    </div>
  )
}

interface Props {
  readonly counts: Readonly<Record<ApplicationStatus, number>>
  readonly status: string
  readonly filters: ListState['filters']
  readonly hrefOf: (change: Partial<ListState>) => string
}

/** Counts by status as links that filter the list; statuses without applications are left out. */
const StatusLinks = ({ counts, status, filters: { status: _, ...filters }, hrefOf }: Props) => {
  const t = useT()
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const shown = applicationStatuses.filter((one) => counts[one] > 0 || one === status)
  const links = [
    { key: '', href: hrefOf({ filters, page: 1 }), label: t('recruitment.inbox.all'), count: total },
    ...shown.map((one) => ({
      key: one,
      label: t(messageKey('recruitment.status', one)),
      count: counts[one],
      href: hrefOf({ filters: { ...filters, status: one }, page: 1 }),
    })),
  ]
  return <FilterLinks label={t('recruitment.inbox.statuses')} current={status} links={links} />
}
