import { Megaphone, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { chatApi } from '../../contract/api.ts'
import { readAsManagement, writeChat } from '../../contract/permissions.ts'
import type { NewRoom } from '../../contract/room.ts'
import { Desk } from '../inbox/Desk.tsx'
import { inboxQuery } from '../inbox/Inbox.tsx'
import { inboxInput } from '../inbox/use-inbox.ts'
import { NewPage } from './NewPage.tsx'
import css from './new.module.css'
import { Parents } from './Parents.tsx'

export const queries: PageQueries = (page) => [
  inboxQuery(page.params['facility'] ?? '', page),
  query(chatApi.listConversations, inboxInput(page.params['facility'] ?? '')),
]

/** Page on which the staff of a facility begins a conversation: with a parent, with all parents, or among themselves. */
export const FacilityNewPage = () => {
  const t = useT()
  const href = useHref()
  const { facility, permissions } = useLayoutData(panel)
  const { beginnings } = useQuery(chatApi.listConversations, inboxInput(facility.id)).data
  const [search, setSearch] = useState('')
  // The server does not list them: not everybody who may see this page writes with parents.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const open = useMutation(chatApi.openRoom, {
    onSuccess: ({ id }) => goTo(href('facility_message', { facility: facility.id, room: id }) ?? '/'),
  })
  const openRoom = (room: Omit<NewRoom, 'facility_id'>) => open.mutate({ facility_id: facility.id, ...room })
  return (
    <Desk facilityId={facility.id}>
      <NewPage title={t('chat.new.facility')} back={href('facility_messages', { facility: facility.id })}>
        <ul className={css['rooms']}>
          {beginnings.map(({ kind }) => (
            <li key={kind}>
              <button type="button" className={css['room']} onClick={() => openRoom({ kind })}>
                <Icon of={kind === 'staff' ? Users : Megaphone} look={css['sign']} />
                <span>
                  <b>{t(kind === 'staff' ? 'chat.room.staff' : 'chat.room.announcements')}</b>
                  <span className={css['about']}>{t(kind === 'staff' ? 'chat.readers.staff-room' : 'chat.readers.announcements')}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {isOpen && permissions.includes(writeChat.name) && (
          <section className={css['parents']} aria-labelledby="rodzice">
            <h2 id="rodzice">{t('chat.new.parent')}</h2>
            <label className={css['search']}>
              <span>{t('chat.new.search')}</span>
              <input type="search" value={search} maxLength={100} autoComplete="off" onChange={({ target }) => setSearch(target.value)} />
            </label>
            <QueryBoundary>
              <Parents
                facilityId={facility.id}
                search={search}
                mayChoose={permissions.includes(readAsManagement.name)}
                onOpen={(parent_id, visibility) => openRoom({ kind: 'parent', parent_id, visibility })}
              />
            </QueryBoundary>
          </section>
        )}
      </NewPage>
    </Desk>
  )
}
