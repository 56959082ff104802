import type { ChatMessageView } from '../../contract/room.ts'

/** Returns the messages of two parts in the order of their numbers; those of the second one are newer. */
export const mergeMessages = (known: readonly ChatMessageView[], newer: readonly ChatMessageView[]): readonly ChatMessageView[] => {
  const byNumber = new Map(known.map((message) => [message.number, message]))
  // A frame for all readers does not know the author's key.
  for (const message of newer) byNumber.set(message.number, { ...message, key: message.key ?? byNumber.get(message.number)?.key ?? null })
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number)
}

/**
 * Returns the number after which messages are missing, between two that are known or before the last one of the room; `null`: none
 * are, since numbers have no gaps.
 */
export const gapAfter = (messages: readonly ChatMessageView[], last: number): number | null =>
  messages.find(({ number }, at) => (messages[at + 1]?.number ?? last + 1) > number + 1)?.number ?? null
