// Profiles are the same for everybody: for signed-in users the way to follow a facility becomes a switch. Visitors load nothing for it.
import { callApi } from '#web/runtime/api.ts'
import { onUser } from '#web/runtime/session/current-user.ts'
import { subscriptionsApi } from '../../contract/api.ts'
import type { FollowSwitch } from './toggle-subscription.ts'

const form = document.querySelector<HTMLFormElement>('form[data-follow]')
const label = form?.querySelector('button')?.lastChild
if (form && label) {
  const begin = label.textContent
  const state: FollowSwitch = {
    facilityId: form.dataset['follow'] ?? '',
    subscription: undefined,
    paint: (follows) => {
      label.textContent = (follows && form.dataset['end']) || begin
    },
  }
  const read = async () => {
    const { subscription } = await callApi(subscriptionsApi.showFollowing, { slug: form.action.split('/').at(-2) ?? '' })
    state.subscription = subscription?.id ?? null
    state.paint(subscription !== null)
  }
  form.onsubmit = (event) => {
    // Until the state is known, the form leads to the page of the action.
    if (state.subscription === undefined) return
    event.preventDefault()
    void import('./toggle-subscription.ts').then(({ toggleSubscription }) => toggleSubscription(state))
  }
  const start = (user: unknown) => {
    state.subscription = undefined
    state.paint(false)
    if (user) read().catch(() => undefined)
  }
  onUser(start)
  start(true)
}
