import { whenIdle } from '#web/runtime/islands/when-idle.ts'
import { familyKey } from './family-key.ts'

/** Tells if this browser has stored answers. */
const hasFamily = () => {
  try {
    return localStorage.getItem(familyKey) !== null
  } catch {
    return false
  }
}

// Cards say what the reader's family pays: only in a browser in which one has answered.
whenIdle(async () => {
  if (hasFamily()) (await import('./card-costs.ts')).followCards()
})
