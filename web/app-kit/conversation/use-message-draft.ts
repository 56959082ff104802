import type { DraftPlace } from '../forms/draft.ts'
import { type StoredText, useStoredText } from '../forms/use-stored-text.ts'
import { useRejectedMessage } from './use-rejected-message.ts'

/** Text of a message that is being written; `forget` says that it was sent. */
export type MessageDraft = Pick<StoredText, 'text' | 'write' | 'forget'>

/** Returns the text of a message that is being written, which stays in the tab until it is sent, and, with a place, on the server. */
export const useMessageDraft = (id: string, place?: DraftPlace): StoredText => {
  const initial = useRejectedMessage().text
  return useStoredText({ id: `wiadomosc-${id}`, place, initial })
}
