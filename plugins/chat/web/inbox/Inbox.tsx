import { PenLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { query } from '#web/app-kit/data/page-queries.ts'
import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import { type ListDefinition, type ListState, readListState, withFilter } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useIsHydrated } from '#web/app-kit/page/use-is-hydrated.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { chatApi } from '../../contract/api.ts'
import { ConversationRow } from './ConversationRow.tsx'
import css from './inbox.module.css'
import { inboxInput, useInbox } from './use-inbox.ts'

/** Filter of an inbox in the address, and for browsers without scripts the part of it. */
const list: ListDefinition = { filters: ['unread', 'before'] }
const isUnreadIn = ({ filters }: Pick<ListState, 'filters'>) => filters['unread'] === 'true'

/** Returns the query of an inbox, with the filter of the address. */
export const inboxQuery = (facilityId: string | null, { query: search }: PageRequest) => {
  const state = readListState(list, search)
  return query(chatApi.listConversations, inboxInput(facilityId, isUnreadIn(state), state.filters['before']))
}

interface InboxProps {
  /** Facility whose conversations these are; `null`: those of the user. */
  readonly facilityId: string | null
  /** Open conversation. */
  readonly open: string | undefined
  /** The list is the page, and its heading the first one. */
  readonly isPage: boolean
}

/** Conversations by their last message, with the filter of unread ones and the way to begin one; new messages show as they arrive. */
export const Inbox = ({ facilityId, open, isPage }: InboxProps) => {
  const t = useT()
  const href = useHref()
  const state = useList(list)
  const isUnread = isUnreadIn(state)
  const { conversations, next, beginnings, readOlder } = useInbox(facilityId, isUnread, state.filters['before'])
  const isHydrated = useIsHydrated()
  const [isReading, setReading] = useState(false)
  const rows = useRef<HTMLUListElement>(null)
  // The list is long, and begins anew with each page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each open conversation
  useEffect(() => {
    const row = rows.current?.querySelector<HTMLElement>('[aria-current]')?.closest('li')
    if (row && rows.current) rows.current.scrollTop = row.offsetTop - rows.current.clientHeight / 3
  }, [open])
  const onOlder = async () => {
    if (isReading || !readOlder) return
    setReading(true)
    await readOlder().catch(() => undefined)
    setReading(false)
  }
  const Heading = isPage ? 'h1' : 'h2'
  const write = href(facilityId === null ? 'user_message_new' : 'facility_message_new', facilityId === null ? {} : { facility: facilityId })
  const canWrite = facilityId !== null || beginnings.length > 0
  return (
    <section className={css['inbox']} aria-labelledby="rozmowy">
      <div className={css['head']}>
        <Heading id="rozmowy" tabIndex={isPage ? -1 : undefined}>
          {t('chat.inbox.title')}
        </Heading>
        {canWrite && (
          <LinkButton small look={isPage ? 'main' : 'outline'} href={write}>
            <Icon of={PenLine} /> {t('chat.inbox.write')}
          </LinkButton>
        )}
      </div>
      <FilterLinks
        label={t('chat.inbox.filter')}
        current={isUnread ? 'unread' : 'all'}
        links={[
          { key: 'all', href: state.hrefOf({ filters: {} }), label: t('chat.inbox.filter.all') },
          { key: 'unread', href: state.hrefOf({ filters: { unread: 'true' } }), label: t('chat.inbox.filter.unread') },
        ]}
      />
      {conversations.length === 0 ? (
        <EmptyList
          title={t(isUnread ? 'chat.inbox.none.unread' : 'chat.inbox.none')}
          subtitle={t(isUnread ? 'chat.inbox.none.unread.text' : facilityId === null ? 'chat.inbox.none.own' : 'chat.inbox.none.facility')}
        />
      ) : (
        <ul className={css['rows']} ref={rows} data-conversations>
          {conversations.map((one) => (
            <ConversationRow key={`${one.kind} ${one.id}`} of={one} facilityId={facilityId} isOpen={one.id === open} isUnread={isUnread} />
          ))}
          {readOlder && (
            <li className={css['older']}>
              {isHydrated ? (
                <Button small aria-disabled={isReading} onClick={() => void onOlder()}>
                  {t(isReading ? 'LOADING_DOTS' : 'chat.inbox.older')}
                </Button>
              ) : (
                <LinkButton small href={state.hrefOf(withFilter(state, 'before', next ?? ''))}>
                  {t('chat.inbox.older')}
                </LinkButton>
              )}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
