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

// Cards say what the reader's family pays: only in a browser in which one answers, or has answered.
const followCards = async () => (await import('./card-costs.ts')).followCards()
whenIdle(() => hasFamily() && followCards())
addEventListener(familyKey, followCards)
