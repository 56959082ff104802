import { callApi, problemOf } from '#web/runtime/api.ts'
import { subscriptionsApi } from '../../contract/api.ts'

/** Switch of a profile. */
export interface FollowSwitch {
  readonly facilityId: string
  /** Id of the user's subscription, `null` for none; `undefined` while it is not known. */
  subscription: string | null | undefined
  readonly paint: (follows: boolean) => void
}

let changing = false

/** Begins or ends to follow the facility of a switch, which shows it before the server has answered; an error takes it back. */
export const toggleSubscription = async (state: FollowSwitch): Promise<void> => {
  const { facilityId, subscription: before = null, paint } = state
  if (changing) return
  changing = true
  paint(before === null)
  try {
    if (before === null) state.subscription = (await callApi(subscriptionsApi.subscribe, { facility_id: facilityId })).id
    else {
      await callApi(subscriptionsApi.endSubscription, { id: before }).catch((error: unknown) => {
        // Another tab has ended it already.
        if (problemOf(subscriptionsApi.endSubscription, error)?.code !== 'error/subscription-not-found') throw error
      })
      state.subscription = null
    }
    ;(await import('#web/runtime/islands/toast.ts')).toast({ kind: 'success' })
  } catch (error) {
    paint(before !== null)
    await (await import('#web/runtime/islands/show-api-error.ts')).showApiError(error)
  } finally {
    changing = false
  }
}
