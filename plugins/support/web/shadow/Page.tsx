import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ChoiceFilter, Filters } from '#web/app-kit/lists/Filters.tsx'
import { readListState, withFilter } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { useChannel } from '#web/app-kit/use-channel.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { moderationApi, type ReviewRow, supportChannelPath } from '../../contract/desk-apis.ts'
import css from '../app.module.css'
import shadow from '../app.module.css'
import { Case } from './Case.tsx'
import { QueueTabs } from './QueueTabs.tsx'
import { neighbour, queue, queueInput } from './queue.ts'
import { reviewKey } from './review-key.ts'
import { useHotkeys } from './use-hotkeys.ts'

export const queries: PageQueries = ({ query: search }) => {
  const state = readListState(queue, search)
  const { review } = state.filters
  return [
    query(moderationApi.listReviews, queueInput(state)),
    query(moderationApi.countReviews),
    ...(review === undefined ? [] : [query(moderationApi.showReview, { id: review })]),
  ]
}

const keys = [
  ['j', 'key.next'],
  ['k', 'key.previous'],
  ['a', 'accept'],
  ['d', 'reject'],
  ['r', 'revise'],
] as const

/** Desk with everything that support decides about: the queue by due time, and the open case beside it. */
export const Page = () => {
  const t = useT()
  const { hrefOf, ...state } = useList(queue)
  const { page, filters } = state
  const { data } = useQuery(moderationApi.listReviews, queueInput({ page, filters }))
  const { data: counts } = useQuery(moderationApi.countReviews)
  const nameOf = (kind: string) => {
    const messages = counts.kinds.find((one) => one.kind === kind)?.messages
    return messages === undefined ? kind : t(reviewKey(messages, 'name'))
  }
  useDeskUpdates()
  const { review } = filters
  const hrefOfReview = (id: string) => hrefOf({ ...withFilter(state, 'review', id), page })
  const hrefOfKind = (kind: string) => hrefOf(withFilter(withFilter(state, 'review', ''), 'kind', kind))
  const go = (step: 1 | -1) => {
    const id = neighbour(
      data.items.map((one) => one.id),
      review,
      step,
    )
    if (id !== null) void goTo(hrefOfReview(id), { keepScroll: true })
  }
  useHotkeys({ j: () => go(1), k: () => go(-1) })
  return (
    <>
      <h1 tabIndex={-1}>{t('support.shadow.title')}</h1>
      <ul className={shadow['keys']} aria-label={t('support.shadow.keys')}>
        {keys.map(([key, label]) => (
          <li key={key}>
            <kbd>{key}</kbd> {t(messageKey('support.shadow', label))}
          </li>
        ))}
      </ul>
      <QueueTabs kind={filters['kind']} hrefOf={hrefOfKind} />
      <QueueFilters filters={filters} />
      {data.items.length === 0 && review === undefined ? (
        <EmptyList title={t('support.shadow.none')} subtitle={t('support.shadow.none.text')} />
      ) : (
        <div className={shadow['desk']} data-open={review !== undefined || undefined}>
          <section aria-label={t('support.shadow.queue')} className={shadow['queue']}>
            <ul className={css['rows']}>
              {data.items.map((item) => (
                <QueueItem key={item.id} item={item} kind={nameOf(item.kind)} href={hrefOfReview(item.id)} current={item.id === review} />
              ))}
            </ul>
            <Pager page={page} pages={data.pageTotal} address={(page) => hrefOf({ page })} />
          </section>
          {review === undefined ? (
            <p className={css['quiet']}>{t('support.shadow.choose')}</p>
          ) : (
            <QueryBoundary key={review}>
              <Case id={review} closeHref={hrefOf(withFilter(state, 'review', ''))} onDecided={() => go(1)} />
            </QueryBoundary>
          )}
        </div>
      )}
    </>
  )
}

/** Filters of the queue within a tab: waiting or decided, those that the user holds. */
const QueueFilters = ({ filters }: { readonly filters: Readonly<Record<string, string>> }) => {
  const t = useT()
  return (
    <Filters submit={t('support.filter')}>
      {filters['kind'] !== undefined && <input type="hidden" name="kind" value={filters['kind']} />}
      <ChoiceFilter
        name="status"
        label={t('support.shadow.status')}
        value={filters['status']}
        all={t('support.shadow.waiting')}
        options={[{ value: 'decided', label: t('support.shadow.decided') }]}
      />
      <ChoiceFilter
        name="assignee"
        label={t('support.shadow.assignee')}
        value={filters['assignee']}
        all={t('support.all')}
        options={[{ value: 'me', label: t('support.shadow.mine') }]}
      />
    </Filters>
  )
}

/** Keeps the desk up to date with what colleagues do: locks, decisions, new items. */
const useDeskUpdates = (): void => {
  const invalidate = useInvalidate()
  const refresh = () => invalidate(moderationApi.listReviews, moderationApi.countReviews, moderationApi.showReview)
  useChannel(supportChannelPath, { onMessage: ({ type }) => type === 'review.updated' && refresh(), poll: refresh })
}

interface QueueItemProps {
  readonly item: ReviewRow
  readonly href: string
  readonly current: boolean
  /** Name of its kind. */
  readonly kind: string
}

/** Item of the queue: its title and kind, when it is due, and who works on it. */
const QueueItem = ({ item: { title, due_at, overdue, state, priority, locked_by }, href, current, kind }: QueueItemProps) => {
  const t = useT()
  const language = useLanguage()
  const me = useUserId()
  return (
    <li className={current ? `${css['row']} ${shadow['current']}` : css['row']}>
      <div>
        <a className={css['name']} href={href} aria-current={current || undefined}>
          {title}
        </a>
        <p className={css['quiet']}>{kind}</p>
        <p className={overdue ? shadow['overdue'] : css['quiet']}>
          {t(overdue ? 'support.shadow.overdue' : 'support.shadow.due')} <time dateTime={due_at}>{factMoment(due_at, language)}</time>
        </p>
      </div>
      <span className={css['badges']}>
        {priority !== 'normal' && <Badge tone="bad">{t(messageKey('support.shadow.priority', priority))}</Badge>}
        {state !== 'waiting' && <Badge tone={state === 'accepted' ? 'good' : 'bad'}>{t(messageKey('support.shadow.state', state))}</Badge>}
        {locked_by !== null && locked_by.id !== me && <Badge tone="warn">{t('support.shadow.locked', { name: locked_by.name })}</Badge>}
      </span>
    </li>
  )
}
