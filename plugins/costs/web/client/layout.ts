import { whenIdle } from '#web/runtime/islands/when-idle.ts'
import { hasFamily } from '../islands/stored-family.ts'

// Cards say what the reader's family pays: only in a browser in which one has answered.
whenIdle(async () => {
  if (hasFamily()) (await import('./card-costs.ts')).followCards()
})
