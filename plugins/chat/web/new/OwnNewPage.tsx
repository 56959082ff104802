import { Lock, type LucideIcon, Megaphone, Users } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { chatApi } from '../../contract/api.ts'
import type { InboxView } from '../../contract/inbox.ts'
import { type RoomVisibility, roomVisibilities } from '../../contract/room-terms.ts'
import { Desk } from '../inbox/Desk.tsx'
import { inboxQuery } from '../inbox/Inbox.tsx'
import { inboxInput } from '../inbox/use-inbox.ts'
import { NewPage } from './NewPage.tsx'
import css from './new.module.css'
import { RoomButton } from './RoomButton.tsx'
import { useOpenRoom } from './use-open-room.ts'

export const queries: PageQueries = (page) => [inboxQuery(null, page), query(chatApi.listConversations, inboxInput(null))]

/** Page on which a user begins a conversation: with a facility of the user's children, or with colleagues. */
export const OwnNewPage = () => {
  const t = useT()
  const href = useHref()
  const { beginnings } = useQuery(chatApi.listConversations, inboxInput(null)).data
  const facilities = new Map(beginnings.map(({ facility }) => [facility.id, facility]))
  return (
    <Desk facilityId={null}>
      <NewPage title={t('chat.new.own')} back={href('user_messages')}>
        <FormError labels={{}} />
        {beginnings.length === 0 && <EmptyList title={t('chat.new.none')} subtitle={t('chat.new.none.text')} />}
        {[...facilities.values()].map(({ id, name, city }) => (
          <section key={id} className={css['facility']} aria-labelledby={`nowa-${id}`}>
            <h2 id={`nowa-${id}`}>{name}</h2>
            <p className={css['about']}>{city}</p>
            <RoomsOf beginnings={beginnings.filter(({ facility }) => facility.id === id)} />
          </section>
        ))}
      </NewPage>
    </Desk>
  )
}

const signs: Readonly<Record<RoomVisibility, LucideIcon>> = { staff: Users, management: Lock }

/** Rooms that can be opened at a facility; who reads them is the choice of a parent. */
const RoomsOf = ({ beginnings }: { readonly beginnings: InboxView['beginnings'] }) => {
  const t = useT()
  const opening = useOpenRoom()
  return (
    <ul className={css['rooms']}>
      {beginnings.flatMap(({ facility: { id: facility_id }, kind }) =>
        kind === 'parent' ? (
          roomVisibilities.map((visibility) => (
            <li key={visibility}>
              <RoomButton
                room={{ facility_id, kind, visibility }}
                sign={signs[visibility]}
                title={t(messageKey('chat.inbox.parent', visibility, 'parent'))}
                about={t(messageKey('chat.new.readers', visibility))}
                opening={opening}
              />
            </li>
          ))
        ) : (
          <li key={kind}>
            <RoomButton
              room={{ facility_id, kind }}
              sign={kind === 'staff' ? Users : Megaphone}
              title={t(messageKey('chat.room', kind))}
              about={t(kind === 'staff' ? 'chat.readers.staff-room' : 'chat.readers.announcements')}
              opening={opening}
            />
          </li>
        ),
      )}
    </ul>
  )
}
