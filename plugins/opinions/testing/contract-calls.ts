import { newId } from '#core/kernel/ids.ts'
import type { Opinions } from './contract-data.ts'

export type Who = 'member' | 'owner' | 'support'
export const path = '/api/v1/opinion'
/** Call about an opinion. */
export const about =
  (who: Who, ending: string, find: (data: Opinions) => Promise<{ readonly id: string }>, body?: object, headers?: Record<string, string>) =>
  async (data: Opinions) => ({
    path: `${path}/${(await find(data)).id}${ending}`,
    as: data[who].browser,
    ...(body && { body: { ...body } }),
    ...(headers && { headers }),
  })

/** Stores an opinion in a state. */
export const accepted = (data: Opinions) => data.opinion()
export const pending = (data: Opinions) => data.opinion({ state: 'pending' })
export const answered = (data: Opinions) => data.opinion({ answer: 'accepted' })
export const unknown = async () => ({ id: newId() })

/** Error of every call about an opinion that there is not. */
export const notFound = (who: Who, ending: string, body?: object) => ({ 'error/opinion-not-found': about(who, ending, unknown, body) })
export const stale = { 'if-match': '"99"' }
