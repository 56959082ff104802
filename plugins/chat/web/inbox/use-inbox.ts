import { useEffect, useState } from 'react'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { usePushedMessage } from '#web/app-kit/use-pushed-message.ts'
import { chatApi } from '../../contract/api.ts'
import type { InboxQuery } from '../../contract/inbox.ts'
import { useChatFrames } from '../live/use-chat-frames.ts'
import { withNewest, withOlder } from './known-conversations.ts'

/** Returns the input of the route of an inbox, of the user or of a facility; `before`: cursor of an older part. */
export const inboxInput = (facilityId: string | null, unread = false, before?: string): InboxQuery => ({
  ...(facilityId !== null && { facility_id: facilityId }),
  ...(unread && { unread: 'true' as const }),
  ...(before !== undefined && { before }),
})

/** Returns the conversations of an inbox, which follow what arrives, and how to read older ones. */
export const useInbox = (facilityId: string | null, unread: boolean, before: string | undefined) => {
  const input = inboxInput(facilityId, unread, before)
  const part = `${unread} ${before}`
  const { data: first } = useQuery(chatApi.listConversations, input)
  const [known, setKnown] = useState({ first, part, ...withNewest(first, first) })
  if (known.first !== first) setKnown({ first, part, ...withNewest(known.part === part ? known : first, first) })
  const invalidate = useInvalidate()
  const readAgain = () => invalidate(chatApi.listConversations)
  const { status } = useChatFrames({
    onMessage: ({ facility_id }) => (facilityId === null || facility_id === facilityId) && readAgain(),
    onRoom: readAgain,
    onMissed: readAgain,
  })
  // Between the reading of the list and the beginning of its frames something may have happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each connection
  useEffect(() => {
    if (status === 'live') void readAgain()
  }, [status])
  usePushedMessage<{ readonly facility_id: string }>(
    'question.updated',
    ({ facility_id }) => (facilityId === null || facility_id === facilityId) && readAgain(),
  )
  const { conversations, next } = known
  const readOlder = async () => {
    if (next === null) return
    const older = await fetchAnswer(chatApi.listConversations, { ...input, before: next })
    setKnown((before) => ({ ...before, ...withOlder(before, older) }))
  }
  return { conversations, next, beginnings: first.beginnings, readOlder: next === null ? null : readOlder }
}
