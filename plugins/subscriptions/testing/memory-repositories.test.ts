import { newId } from '#core/kernel/ids.ts'
import { describeSubscriptions } from './describe-subscriptions.ts'
import { makeMemorySubscriptions } from './memory-subscriptions.ts'

describeSubscriptions(() => {
  const { subscriptions, facilityNews, facilities } = makeMemorySubscriptions()
  const plain = { slug: 'bajka', name: 'Bajka', city: 'Kraków', active: true, gone: false, recruiting: false, free: null }
  return {
    subscriptions,
    facilityNews,
    store: async (offer = {}) => {
      const id = newId()
      facilities.set(id, { id, ...plain, ...offer })
      return id
    },
    offer: async (id, offer) => {
      facilities.set(id, { id, ...plain, ...offer })
    },
  }
})
