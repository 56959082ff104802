import { newId } from '#core/kernel/ids.ts'
import { at, type Threads } from './contract-data.ts'

export const unknown = () => `${at}/${newId()}`

/** Error of every call about a thread that there is not. */
export const notFound = (rest: string, body?: Record<string, unknown>) => ({
  'error/user-question-not-found': ({ parent }: Threads) => ({ path: `${unknown()}${rest}`, as: parent.browser, ...(body && { body }) }),
})
