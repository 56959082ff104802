import { useEffect, useState } from 'react'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { CursorList } from '#web/app-kit/lists/CursorList.tsx'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, readListState, withFilter } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { Entry } from './Entry.tsx'
import { sentenceText } from './sentence.ts'

const list: ListDefinition = { filters: ['actor', 'action', 'subject', 'from', 'to', 'before'] }

type AuditInput = InputOf<typeof supportApi.listAudit>

export const queries: PageQueries = ({ query: search }) => [query(supportApi.listAudit, readListState(list, search).filters as AuditInput)]

/** Page with the audit log: who did what, when and why. */
export const Page = () => {
  const t = useT()
  const { filters, hrefOf, ...state } = useList(list)
  const { data } = useQuery(supportApi.listAudit, filters as AuditInput)
  const next = data.next === null ? null : withFilter({ ...state, filters }, 'before', String(data.next))
  const areas = data.areas
    .map((area) => ({ value: `${area}.`, label: t(asMessageKey([area, 'audited'].join('.'))) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'pl'))
  const { action = '' } = filters
  // A link to entries of one kind, or an address from elsewhere.
  const other = action === '' || areas.some(({ value }) => value === action) ? [] : [{ value: action, label: sentenceText(t, action) }]
  return (
    <>
      <div className={css['head']}>
        <h1 tabIndex={-1}>{t('support.audit.title')}</h1>
        <ChainState />
      </div>
      <Filters submit={t('support.filter')}>
        <TextFilter name="actor" label={t('support.audit.who')} value={filters['actor']} />
        <TextFilter name="subject" label={t('support.audit.subject')} value={filters['subject']} />
        <ChoiceFilter
          name="action"
          label={t('support.audit.action')}
          value={action}
          all={t('support.audit.action.all')}
          options={[...other, ...areas]}
        />
        <TextFilter name="from" type="date" label={t('support.audit.from')} value={filters['from']} />
        <TextFilter name="to" type="date" label={t('support.audit.to')} value={filters['to']} />
      </Filters>
      <CursorList
        none={{ title: t('support.audit.none'), text: t('support.audit.none.text') }}
        older={next && { href: hrefOf(next), label: t('support.older') }}
      >
        {data.entries.map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </CursorList>
    </>
  )
}

const State = () => {
  const t = useT()
  const { data } = useQuery(supportApi.verifyAudit)
  return (
    <div className={css['badges']}>
      <Badge tone={data.problem === null ? 'good' : 'bad'}>
        {t(data.problem === null ? 'support.audit.ok' : 'support.audit.broken', { count: data.entries })}
      </Badge>
      {data.problem !== null && <p>{data.problem}</p>}
    </div>
  )
}

/** Tells whether the hash chain of the audit log is whole; verified after the page is shown, since the chain may be long. */
const ChainState = () => {
  const t = useT()
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  const checking = <span className={css['quiet']}>{t('support.audit.checking')}</span>
  return shown ? (
    <QueryBoundary skeleton={checking}>
      <State />
    </QueryBoundary>
  ) : (
    checking
  )
}
