import { useEffect, useRef, useState } from 'react'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { problemOf } from '#web/runtime/api.ts'
import { membershipApi } from '../../contract/api.ts'

/** Outcome of the invitation whose link led here; `email`: the masked address that it was sent to. */
export type InvitationOutcome = { readonly kind: 'joined' | 'gone' } | { readonly kind: 'other'; readonly email: string } | null

/** Accepts the invitation that the address of the page names, once, if it is the user's; otherwise tells why not. */
export const useInvitation = (): InvitationOutcome => {
  const token = useList({ filters: ['invitation'] }).filters['invitation']
  const [outcome, setOutcome] = useState<InvitationOutcome>(null)
  const invalidate = useInvalidate()
  const answered = useRef<string>(undefined)
  useEffect(() => {
    if (token === undefined || answered.current === token) return
    answered.current = token
    const answer = async (): Promise<InvitationOutcome> => {
      const { id, yours, email } = await fetchAnswer(membershipApi.showInvitation, { token })
      if (!yours) return { kind: 'other', email }
      await callInBackground(membershipApi.joinByInvitation, { id })
      return { kind: 'joined' }
    }
    answer()
      .catch((error: unknown): InvitationOutcome => {
        const code = problemOf(membershipApi.showInvitation, error)?.code ?? problemOf(membershipApi.joinByInvitation, error)?.code
        // Signing in has accepted it already, a moment ago.
        if (code === 'error/already-member' || code === 'error/membership-not-found') return { kind: 'joined' }
        return { kind: 'gone' }
      })
      .then(async (result) => {
        await invalidate(membershipApi.listOwn)
        setOutcome(result)
      })
      .catch(() => undefined)
  })
  return outcome
}
