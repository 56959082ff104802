import { asMessageKey } from '#core/kernel/message-key.ts'
import { formField } from '#web/runtime/form-post.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'

/** Name of the form of a composer among those of its page. */
export const sendForm = 'send'

/** Returns the text of a message that was posted without scripts and rejected, and why. */
export const useRejectedMessage = (): { readonly text: string; readonly error: string | undefined } => {
  const t = useT()
  const { posted } = usePage()
  if (posted?.rejected === undefined || posted.values[formField] !== sendForm) return { text: '', error: undefined }
  const { message, fields } = posted.rejected
  const key = fields['text']?.[0]
  return { text: posted.values['text'] ?? '', error: key === undefined ? message : t(asMessageKey(key)) }
}
