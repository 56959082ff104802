import type { Translate } from '#core/ports/translator.ts'
import type { ApiError } from '#web/runtime/api.ts'

/**
 * Shows the error of a submit as a toast (specification §8): the server's message; a lost connection, with a retry button; nothing for 404
 * and 500.
 */
export const showSubmitError = async ({ problem: { display, message } }: ApiError, t: Translate, again: () => void): Promise<void> => {
  if (display === 'none') return
  const { toast } = await import('#web/runtime/islands/toast.ts')
  if (display === 'message') toast({ kind: 'error', text: message ?? t('error.server') })
  else
    toast({
      kind: 'error',
      text: t('error.connection'),
      ms: Number.POSITIVE_INFINITY,
      action: { label: t('form.again'), onClick: again },
    })
}
