import { useEffect, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '#web/app-kit/forms/drafts.ts'
import { useAtomValue, userAtom } from '#web/app-kit/state.ts'

/** Returns the text of a message that is being written, which stays in the tab until it is sent. */
export const useMessageDraft = (id: string) => {
  const user = useAtomValue(userAtom)?.id ?? ''
  const form = `wiadomosc-${id}`
  const [text, setText] = useState('')
  useEffect(() => {
    const draft = readDraft(user, form)?.changes['text']
    if (typeof draft === 'string') setText(draft)
  }, [user, form])
  return {
    text,
    write: (next: string) => {
      setText(next)
      writeDraft(user, form, { changes: next === '' ? {} : { text: next }, base: {} })
    },
    /** Empties the field; the draft stays until the message has arrived. */
    empty: () => setText(''),
    forget: () => clearDraft(user, form),
  }
}
