import { useEffect, useState } from 'react'
import { askOverview } from '#web/data/overview.ts'
import type { Overview } from '#web/data/tabs.ts'

/** What is new, asked once the page listens; nothing until it is known. */
export const useOverview = (): Overview => {
  const [overview, set] = useState<Overview>({})
  useEffect(() => {
    const given = new AbortController()
    askOverview(given.signal).then(set, () => undefined)
    return () => given.abort()
  }, [])
  return overview
}
