import { ApiError } from '#web/runtime/api.ts'
import { layoutText } from './layout-texts.ts'

/** Shows an API error as a toast (specification §8): the server's message, a lost connection, or nothing. Rethrows other errors. */
export const showApiError = async (error: unknown): Promise<void> => {
  if (!(error instanceof ApiError)) throw error
  const { display, message } = error.problem
  const text = display === 'connection' ? layoutText('connection') : display === 'message' ? message : undefined
  if (!text) return
  const { toast } = await import('./toast.ts')
  toast({ kind: 'error', text })
}
