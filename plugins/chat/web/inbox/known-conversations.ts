import type { ConversationView, InboxView } from '../../contract/inbox.ts'

/** Conversations that were read part by part, the newest first; `next`: cursor of the following part. */
export interface KnownConversations {
  readonly conversations: readonly ConversationView[]
  readonly next: string | null
}

const byLastMessage = (one: ConversationView, other: ConversationView) =>
  Date.parse(other.last_message_at) - Date.parse(one.last_message_at)

/** Returns the conversations with an older part. */
export const withOlder = (known: KnownConversations, { conversations, next }: InboxView): KnownConversations => {
  const ids = new Set(known.conversations.map(({ id }) => id))
  return { conversations: [...known.conversations, ...conversations.filter(({ id }) => !ids.has(id))], next }
}

/** Returns the conversations after their first part was read again: what it should have and does not is gone. */
export const withNewest = (known: KnownConversations, first: InboxView): KnownConversations => {
  const last = first.conversations.at(-1)
  if (first.next === null || last === undefined) return first
  const ids = new Set(first.conversations.map(({ id }) => id))
  const older = known.conversations.filter((one) => !ids.has(one.id) && byLastMessage(one, last) > 0)
  return {
    conversations: [...first.conversations, ...older],
    next: older.length === 0 ? first.next : known.next,
  }
}
