import { useEffect, useState } from 'react'

/** Returns the time of the browser, which follows every half minute; `null` on the server. */
export const useNow = (): number | null => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tell = () => setNow(Date.now())
    tell()
    const timer = setInterval(tell, 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
