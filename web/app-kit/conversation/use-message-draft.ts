import { useEffect, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '../forms/drafts.ts'
import { useUserId } from '../page/use-user-id.ts'
import { useRejectedMessage } from './use-rejected-message.ts'

/** Text of a message that is being written. */
export interface MessageDraft {
  readonly text: string
  readonly write: (text: string) => void
}

/** Returns the text of a message that is being written, which stays in the tab until it is sent. */
export const useMessageDraft = (id: string): MessageDraft => {
  const user = useUserId()
  const form = `wiadomosc-${id}`
  const rejected = useRejectedMessage().text
  const [text, setText] = useState(rejected)
  useEffect(() => {
    const draft = readDraft(user, form)?.changes['text']
    setText(typeof draft === 'string' ? draft : rejected)
  }, [user, form, rejected])
  return {
    text,
    write: (next) => {
      setText(next)
      if (next === '') clearDraft(user, form)
      else writeDraft(user, form, { changes: { text: next }, base: {} })
    },
  }
}
