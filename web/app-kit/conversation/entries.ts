import { factDay } from '#core/kernel/dates.ts'
import type { ShownMessage } from './message.ts'

/** Pause after which a message of the same author names the author again, milliseconds. */
const pause = 5 * 60_000

/** Message with its place among the others. */
export interface MessageEntry {
  readonly message: ShownMessage
  /** It is the first one of its day in Warsaw. */
  readonly newDay: boolean
  /** The line of what is new stands before it. */
  readonly firstNew: boolean
  /** It follows one of the same author within minutes. */
  readonly follows: boolean
}

/** Returns messages with their places; `read` is the number of the last one that the user has seen before, `null` without a line. */
export const entriesOf = (messages: readonly ShownMessage[], read: number | null): readonly MessageEntry[] => {
  const firstNew = read === null ? undefined : messages.find(({ number, own }) => number > read && !own)
  return messages.map((message, at) => {
    const before = messages[at - 1]
    const newDay = before === undefined || factDay(before.sentAt, 'pl') !== factDay(message.sentAt, 'pl')
    const follows =
      !newDay &&
      message !== firstNew &&
      before.own === message.own &&
      before.author === message.author &&
      Date.parse(message.sentAt) - Date.parse(before.sentAt) < pause
    return { message, newDay, firstNew: message === firstNew, follows }
  })
}
