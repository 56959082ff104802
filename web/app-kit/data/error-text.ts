import type { Translate } from '#core/ports/translator.ts'
import { ApiError } from '#web/runtime/api.ts'

/** Tells if a call failed because the server could not be reached. */
export const isConnectionLost = (error: unknown): boolean => error instanceof ApiError && error.problem.display === 'connection'

/** Returns what a failed call says beside the button that made it: the connection is lost, the server's reason, or that it failed. */
export const errorText = (error: unknown, t: Translate): string => {
  if (isConnectionLost(error)) return t('error.connection')
  const { code, message } = error instanceof ApiError ? error.problem : {}
  return (code === undefined ? undefined : message) ?? t('error.server')
}
