import { useEffect, useState } from 'react'
import type { Overview } from '#web/data/tabs.ts'
import { bearerToken } from '#web/session/session.ts'

/** What is new, told as it changes for as long as the page is looked at; nothing until it is known. */
export const useOverview = (): Overview => {
  const [overview, set] = useState<Overview>({})
  useEffect(() => {
    let left = false
    let end = () => {}
    void import('#web/live/follow-main.ts').then(({ followMain }) => {
      if (left) return
      end = followMain({ bearer: bearerToken, onFrame: ({ type, data }) => type === 'overview.updated' && set(data as Overview) })
    })
    return () => {
      left = true
      end()
    }
  }, [])
  return overview
}
