import { atom, useSetAtom } from '#web/app-kit/state.ts'
import type { ApiError } from '#web/runtime/api.ts'

/** Why nothing can be saved any more, by the code of the error. */
const reasons = {
  'error/facility-not-found': 'gone',
  'error/insufficient-permissions': 'right',
  'error/forbidden': 'right',
  'error/employee-not-found': 'employee',
} as const

type Reason = (typeof reasons)[keyof typeof reasons]

/** Reason for which the last save of the open facility was refused; `null`: none of these. */
export const lostAtom = atom<{ readonly facilityId: string; readonly reason: Reason } | null>(null)

/** Returns the function that a form of the panel calls with each error of the server. */
export const useLoss = (facilityId: string): ((problem: ApiError['problem']) => void) => {
  const set = useSetAtom(lostAtom)
  return ({ code }) => {
    const reason = Object.entries(reasons).find(([one]) => one === code)?.[1]
    set(reason === undefined ? null : { facilityId, reason })
  }
}
