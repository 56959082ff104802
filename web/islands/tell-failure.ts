import { ApiError } from '#web/data/api.ts'
import { frameWord } from './frame-words.ts'
import { toast } from './toast.ts'

/** Says in the corner why a call gave nothing, as the specification's table has it (§8): the server's message, a lost connection, or nothing. What is no `ApiError` is thrown on. */
export const tellFailure = (error: unknown): void => {
  if (!(error instanceof ApiError)) throw error
  const { telling, message } = error.told
  if (telling === 'connection') toast({ kind: 'error', text: frameWord('connection') })
  else if (telling === 'message' && message) toast({ kind: 'error', text: message })
}
