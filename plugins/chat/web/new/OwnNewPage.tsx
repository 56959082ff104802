import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { chatApi } from '../../contract/api.ts'
import { Desk } from '../inbox/Desk.tsx'
import { inboxQuery } from '../inbox/Inbox.tsx'
import { inboxInput } from '../inbox/use-inbox.ts'
import { NewPage } from './NewPage.tsx'
import css from './new.module.css'
import { RoomButtons } from './RoomButtons.tsx'
import { useOpenRoom } from './use-open-room.ts'

export const queries: PageQueries = (page) => [inboxQuery(null, page), query(chatApi.listConversations, inboxInput(null))]

/** Page on which a user begins a conversation: with a facility of the user's children, or with colleagues. */
export const OwnNewPage = () => {
  const t = useT()
  const href = useHref()
  const { beginnings } = useQuery(chatApi.listConversations, inboxInput(null)).data
  const opening = useOpenRoom()
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
            <RoomButtons of={beginnings.filter(({ facility }) => facility.id === id)} opening={opening} />
          </section>
        ))}
      </NewPage>
    </Desk>
  )
}
