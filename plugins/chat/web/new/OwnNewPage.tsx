import { type FormEvent, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { chatApi } from '../../contract/api.ts'
import type { InboxView } from '../../contract/inbox.ts'
import { roomVisibilities } from '../../contract/room-terms.ts'
import { Desk } from '../inbox/Desk.tsx'
import { inboxQuery } from '../inbox/Inbox.tsx'
import { inboxInput } from '../inbox/use-inbox.ts'
import { NewPage } from './NewPage.tsx'
import css from './new.module.css'
import { Options } from './Options.tsx'

export const queries: PageQueries = (page) => [inboxQuery(null, page), query(chatApi.listConversations, inboxInput(null))]

/** Page on which a user begins a conversation: with a facility of the user's children, or with colleagues. */
export const OwnNewPage = () => {
  const t = useT()
  const href = useHref()
  const { beginnings } = useQuery(chatApi.listConversations, inboxInput(null)).data
  return (
    <Desk facilityId={null}>
      <NewPage title={t('chat.new.own')} back={href('user_messages')}>
        {beginnings.length === 0 ? (
          <EmptyList title={t('chat.new.none')} subtitle={t('chat.new.none.text')} />
        ) : (
          <Beginning of={beginnings} />
        )}
      </NewPage>
    </Desk>
  )
}

const Beginning = ({ of: beginnings }: { readonly of: InboxView['beginnings'] }) => {
  const t = useT()
  const href = useHref()
  const [chosen, setChosen] = useState('0')
  const open = useMutation(chatApi.openRoom, {
    onSuccess: ({ id }) => goTo(href('user_message', { room: id }) ?? '/'),
  })
  const beginning = beginnings[Number(chosen)]
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!beginning) return
    const visibility = new FormData(event.currentTarget).get('visibility') === 'management' ? 'management' : 'staff'
    open.mutate({ facility_id: beginning.facility.id, kind: beginning.kind, ...(beginning.kind === 'parent' && { visibility }) })
  }
  return (
    <form className={css['form']} onSubmit={onSubmit}>
      <Options
        name="beginning"
        legend={t('chat.new.with')}
        value={chosen}
        onChange={setChosen}
        options={beginnings.map(({ facility, kind }, at) => ({
          value: String(at),
          label: facility.name,
          about: kind === 'parent' ? facility.city : t(messageKey('chat.inbox', kind, 'parent')),
        }))}
      />
      {beginning?.kind === 'parent' && (
        <Options
          name="visibility"
          legend={t('chat.new.readers')}
          options={roomVisibilities.map((value) => ({
            value,
            label: t(messageKey('chat.readers', value, 'parent')),
            about: t(messageKey('chat.new.readers', value)),
          }))}
        />
      )}
      <p>
        <Button type="submit" look="main" aria-disabled={open.isPending}>
          {t('chat.new.open')}
        </Button>
      </p>
    </form>
  )
}
