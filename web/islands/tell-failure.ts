import { ApiError } from '#web/data/api.ts'
import { frameWord } from './frame-words.ts'

/** Says in the corner why a call gave nothing, as the specification's table has it (§8): the server's message, a lost connection, or nothing. What is no `ApiError` is thrown on. */
export const tellFailure = async (error: unknown): Promise<void> => {
  if (!(error instanceof ApiError)) throw error
  const { telling, message } = error.problem
  const text = telling === 'connection' ? frameWord('connection') : telling === 'message' ? message : undefined
  if (!text) return
  const { toast } = await import('./toast.ts')
  toast({ kind: 'error', text })
}
