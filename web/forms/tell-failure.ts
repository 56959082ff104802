import type { Translate } from '#core/ports/translator.ts'
import type { ApiError } from '#web/data/api.ts'

/**
 * Says in the corner why a call gave nothing (specification §8): the server's message in red; a lost connection, with a way to try again;
 * of 404 and 500 nothing.
 */
export const tellFailure = async ({ problem: { telling, message } }: ApiError, t: Translate, again: () => void): Promise<void> => {
  if (telling === 'quietly') return
  const { toast } = await import('#web/islands/toast.ts')
  if (telling === 'message') toast({ kind: 'error', text: message ?? t('error.server') })
  else
    toast({
      kind: 'error',
      text: t('error.connection'),
      ms: Number.POSITIVE_INFINITY,
      action: { label: t('form.again'), does: again },
    })
}
