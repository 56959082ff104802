import { problemOf } from '#web/runtime/api.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { makeSubmitGuard } from '#web/runtime/submit-guard.ts'
import { subscriptionsApi } from '../../contract/api.ts'

/** Switch of a profile. */
export interface FollowSwitch {
  readonly facilityId: string
  /** Id of the user's subscription, `null` for none; `undefined` while it is not known. */
  subscription: string | null | undefined
  readonly paint: (follows: boolean) => void
}

const guard = makeSubmitGuard<string | null>()

/** Begins or ends to follow the facility of a switch, which shows it before the server has answered; an error takes it back. */
export const toggleSubscription = async (state: FollowSwitch): Promise<void> => {
  const { facilityId, subscription: before = null, paint } = state
  const change = async (key: string): Promise<string | null> => {
    const call = callWithKey(key)
    if (before === null) return (await call(subscriptionsApi.subscribe, { facility_id: facilityId })).id
    await call(subscriptionsApi.endSubscription, { id: before }).catch((error: unknown) => {
      // Another tab has ended it already.
      if (problemOf(subscriptionsApi.endSubscription, error)?.code !== 'error/subscription-not-found') throw error
    })
    return null
  }
  const { result, isRepeat } = guard(before ?? facilityId, change)
  if (isRepeat) return
  paint(before === null)
  try {
    state.subscription = await result
    ;(await import('#web/runtime/islands/toast.ts')).toast({ kind: 'success' })
  } catch (error) {
    paint(before !== null)
    await (await import('#web/runtime/islands/show-api-error.ts')).showApiError(error)
  }
}
