import { useState } from 'react'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useAddressQuery } from '#web/app-kit/page/use-address-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { chatApi } from '../../contract/api.ts'
import { readAsManagement, writeChat } from '../../contract/permissions.ts'
import { Desk } from '../inbox/Desk.tsx'
import { inboxQuery } from '../inbox/Inbox.tsx'
import { inboxInput } from '../inbox/use-inbox.ts'
import { GroupRooms } from './GroupRooms.tsx'
import { NewPage } from './NewPage.tsx'
import css from './new.module.css'
import { correspondentsInput, Parents } from './Parents.tsx'
import { RoomButtons } from './RoomButtons.tsx'
import { useOpenRoom } from './use-open-room.ts'

export const queries: PageQueries = (page) => {
  const facilityId = page.params['facility'] ?? ''
  const permissions = page.context.user?.perms[facilityId] ?? []
  return [
    inboxQuery(facilityId, page),
    query(chatApi.listConversations, inboxInput(facilityId)),
    // Not everybody who sees this page writes with parents.
    ...(permissions.includes(writeChat.name)
      ? [...new Set(['', page.query['q'] ?? ''])].map((q) => query(chatApi.listCorrespondents, correspondentsInput(facilityId, q)))
      : []),
  ]
}

/** Page on which the staff of a facility begins a conversation: with a parent, with all parents, or among themselves. */
export const FacilityNewPage = () => {
  const t = useT()
  const href = useHref()
  const { facility, permissions } = useLayoutData(panel)
  const { beginnings } = useQuery(chatApi.listConversations, inboxInput(facility.id)).data
  const [search, setSearch] = useState(useAddressQuery().get('q') ?? '')
  const opening = useOpenRoom(facility.id)
  return (
    <Desk facilityId={facility.id}>
      <NewPage title={t('chat.new.facility')} back={href('facility_messages', { facility: facility.id })}>
        <FormError labels={{}} />
        <RoomButtons of={beginnings} opening={opening} />
        {permissions.includes(writeChat.name) && (
          <QueryBoundary>
            <GroupRooms facilityId={facility.id} opening={opening} />
          </QueryBoundary>
        )}
        {permissions.includes(writeChat.name) && (
          <section className={css['parents']} aria-labelledby="rodzice">
            <h2 id="rodzice">{t('chat.new.parent')}</h2>
            <search>
              <form className={css['search']} onSubmit={(event) => event.preventDefault()}>
                <label>
                  <span>{t('chat.new.search')}</span>
                  <input
                    type="search"
                    name="q"
                    value={search}
                    maxLength={100}
                    autoComplete="off"
                    onChange={({ target }) => setSearch(target.value)}
                  />
                </label>
                <noscript>
                  <Button type="submit">{t('chat.new.find')}</Button>
                </noscript>
              </form>
            </search>
            <QueryBoundary>
              <Parents facilityId={facility.id} search={search} mayChoose={permissions.includes(readAsManagement.name)} opening={opening} />
            </QueryBoundary>
          </section>
        )}
      </NewPage>
    </Desk>
  )
}
